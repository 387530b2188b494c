// Danish: said as at a table in a bodega; rolls are spoken digit by digit, people are called by name.

import { pluralOf } from "../plural.ts";
import type { Front } from "../shape.ts";

const count = pluralOf("da");

export const da: Front = {
  language: "Dansk",
  languageChoice: "Sprog",
  back: "Tilbage",
  cancel: "Annuller",
  close: "Luk",
  menu: "Menu",
  toSettings: "Indstillinger",
  toRules: "Regler",
  toHistory: "Historik",
  confirmHold: "Hold for at bekræfte",
  home: {
    tagline: "Telefonen er bægeret.",
    resume: "Spil videre",
    resumeTurn: (name) => `${name} står for tur`,
    resumeOver: "Spillet er slut",
    resumeRound: (round) => `Runde ${round}`,
    wake: "Væk det",
    asleep: "Givet til en anden telefon",
    second: "Ekstra kopi: det kom også på en anden telefon",
    playAgain: "Spil igen",
    playAgainWith: (names) => `Med ${names}`,
    newGame: "Nyt spil",
    putAway: "Lagt på is",
    discard: "Slet",
    left: (name, lives) => `${name}: ${lives} liv`,
    points: (name, points) => `${name}: ${count(points, "strafpoint", "strafpoint")}`,
    swims: (name) => `${name} svømmer`,
    out: (name) => `${name} er ude`,
    putAwayTitle: "Et spil er stadig i gang",
    putAwayText: (names) =>
      `Spillet med ${names} bliver lagt på is. Det kan tages frem igen fra forsiden.`,
    putAwayDo: "Læg på is og start",
  },
  and: (first, last) => `${first} og ${last}`,
  notices: {
    storage: "Ikke gemt: spillet er væk, hvis appen lukkes. Appen prøver igen.",
    memory: "Denne browser kan ikke gemme noget. Et spil varer kun, så længe appen er åben.",
    offline: "Klar offline",
    update: "En ny version er klar.",
    updateDo: "Opdater",
    aside: "Noget gemt kunne ikke læses. Det er lagt til side; intet er slettet.",
    newer: "Spillet er gemt af en nyere version. Opdater først; intet er ændret.",
    gone: "Denne browser har mistet det, der var gemt i den.",
    elsewhere: "Spillet er åbent i et andet vindue.",
    useHere: "Spil videre her",
    crashed: "Noget gik galt. Spillet er i sikkerhed.",
    crashedDo: "Fortsæt fra sidste gode tur",
  },
};
