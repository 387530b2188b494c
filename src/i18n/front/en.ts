// English: the shape of every catalogue.

import { pluralOf } from "../plural.ts";

const count = pluralOf("en");

export const en = {
  language: "English",
  languageChoice: "Language",
  back: "Back",
  cancel: "Cancel",
  close: "Close",
  menu: "Menu",
  toSettings: "Settings",
  toRules: "Rules",
  toHistory: "History",
  confirmHold: "Hold to do it",
  home: {
    tagline: "One phone is the cup.",
    resume: "Resume",
    resumeTurn: (name: string) => `${name} is next`,
    resumeOver: "The game is over",
    resumeRound: (round: number) => `Round ${round}`,
    wake: "Wake it",
    asleep: "Given to another phone",
    second: "A second copy: it was given to another phone too",
    playAgain: "Play again",
    playAgainWith: (names: string) => `With ${names}`,
    newGame: "New game",
    putAway: "Games put away",
    discard: "Throw away",
    left: (name: string, lives: number) => `${name}: ${count(lives, "life", "lives")}`,
    points: (name: string, points: number) =>
      `${name}: ${count(points, "penalty point", "penalty points")}`,
    swims: (name: string) => `${name}: swimming`,
    out: (name: string) => `${name}: out`,
    putAwayTitle: "A game is still going on",
    putAwayText: (names: string) =>
      `The game with ${names} is put away. It can be resumed from the first screen.`,
    putAwayDo: "Put it away and start",
  },
  and: (first: string, last: string) => `${first} and ${last}`,
  notices: {
    storage: "Not saved: this game will not last if the app is closed. Still trying.",
    memory: "This browser lets nothing be saved. A game lasts only while the app is open.",
    offline: "Ready offline",
    update: "A new version is ready.",
    updateDo: "Update",
    aside: "Something saved could not be read. It was kept aside; nothing was deleted.",
    newer: "This game was saved by a newer version. Update first; nothing was changed.",
    gone: "This browser has lost what was saved in it.",
    elsewhere: "This game is open in another window.",
    useHere: "Use it here",
    crashed: "Something went wrong. The game is safe.",
    crashedDo: "Go on from the last good turn",
  },
};
