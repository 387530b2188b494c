// English: rules by link and picture, a game on its way to another phone, and everything that is kept.

import { pluralOf } from "../plural.ts";

const count = pluralOf("en");

export const en = {
  share: {
    rules: "Share these rules",
    rulesTitle: "These rules, on another phone",
    scan: "Point the other phone's camera at this picture.",
    picture: "QR code with these rules",
    code: "Or type this code in, under Rules",
    iphone:
      "On an iPhone the camera opens the browser, not the app on the home screen. There, type the code in instead.",
    send: "Send the link",
    copied: "Link copied",
    notSent: "The link can be copied from here:",
  },
  enter: {
    open: "Enter a code",
    title: "Rules from another table",
    field: "Code or link",
    show: "Show the rules",
    damaged:
      "That code is not quite right. One letter may be wrong or missing. Nothing was changed.",
    foreign: "That is no code from Undercup. Nothing was changed.",
    newer: "That code comes from a newer version. Update the app first. Nothing was changed.",
  },
  arrival: {
    link: "A link from another phone",
    rules: "Rules from another table",
    play: "Play with these rules",
    game: "A game from another phone",
    with: (names: string) => `With ${names}`,
    round: (round: number) => `Round ${round}`,
    noLog:
      "The score sheet so far stays on the other phone: the game is too long to bring it along.",
    take: "Go on here",
    takeNote: "The other phone then puts its game to sleep.",
    damaged: "This link arrived damaged. Ask for it again. Nothing was changed.",
    newer: "This link comes from a newer version. Update the app first. Nothing was changed.",
    apart:
      "This phone has gone on with the same game in its own way. It keeps its own. Nothing was changed.",
    full: "It could not be saved here. Nothing was changed.",
  },
  moving: {
    open: "Move to another phone",
    title: "This game, on another phone",
    scan: "Point the other phone's camera at this picture. The roll in the cup comes along, and cannot be read off it.",
    picture: "QR code with this game",
    large: "This game is too long for a picture. Send the link.",
    sleep: "It is on the other phone",
    sleepNote: "The game sleeps here. A hold wakes it again.",
  },
  data: {
    title: "What this phone keeps",
    where: "Everything stays on this phone. Nobody else has a copy.",
    save: "Save everything as a file",
    saveNote: "Games, players, own rules and settings. Covered rolls cannot be read in it.",
    saved: "The file is ready.",
    failed: "That did not work. Nothing was changed.",
    load: "Take in a file",
    loadNote: "Shows first what it will do. Nothing is doubled.",
    reading: "Reading …",
    planTitle: "This is what the file brings",
    finished: (n: number) => count(n, "finished game", "finished games"),
    running: (n: number) => count(n, "running game", "running games"),
    players: (n: number) => count(n, "player", "players"),
    rulesets: (n: number) => count(n, "own ruleset", "own rulesets"),
    settings: (n: number) => count(n, "setting", "settings"),
    new: (what: string) => `New: ${what}`,
    newer: (what: string) => `Further than here: ${what}`,
    here: (what: string) => `Here already: ${what}`,
    apart: (what: string) => `Went on differently here, and stay as they are: ${what}`,
    nothing: "Nothing in it is new.",
    take: "Take it in",
    damaged: "This file is damaged. Nothing was changed.",
    foreign: "This is no file from Undercup. Nothing was changed.",
    newerFile: "This file comes from a newer version. Update the app first. Nothing was changed.",
    large: "This file is too large to be one of Undercup's. Nothing was changed.",
    erase: "Erase everything",
    eraseNote:
      "All games, players, rules and settings on this phone, for good. Only the app itself stays.",
    table: "Save as a table",
    tableRound: "Round",
    tableStart: "Lives at the start",
    tableLeft: "Left",
    tableFile: "score-sheet",
  },
};
