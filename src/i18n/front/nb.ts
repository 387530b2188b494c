// Norwegian, bokmål: said as at a table in a pub; people are called by name.

import { pluralOf } from "../plural.ts";
import type { Front } from "../shape.ts";

const count = pluralOf("nb");

export const nb: Front = {
  language: "Norsk",
  languageChoice: "Språk",
  back: "Tilbake",
  cancel: "Avbryt",
  close: "Lukk",
  menu: "Meny",
  toSettings: "Innstillinger",
  toRules: "Regler",
  toHistory: "Historikk",
  confirmHold: "Hold for å bekrefte",
  home: {
    tagline: "Telefonen er begeret.",
    resume: "Spill videre",
    resumeTurn: (name) => `${name} står for tur`,
    resumeOver: "Spillet er slutt",
    resumeRound: (round) => `Runde ${round}`,
    wake: "Vekk det",
    asleep: "Gitt til en annen telefon",
    second: "Ekstra kopi: det kom også på en annen telefon",
    playAgain: "Spill igjen",
    playAgainWith: (names) => `Med ${names}`,
    newGame: "Nytt spill",
    putAway: "Lagt på is",
    discard: "Slett",
    left: (name, lives) => `${name}: ${lives} liv`,
    points: (name, points) => `${name}: ${count(points, "straffepoeng", "straffepoeng")}`,
    swims: (name) => `${name} svømmer`,
    out: (name) => `${name} er ute`,
    putAwayTitle: "Et spill er fortsatt i gang",
    putAwayText: (names) =>
      `Spillet med ${names} blir lagt på is. Det kan hentes fram igjen fra forsiden.`,
    putAwayDo: "Legg på is og start",
  },
  and: (first, last) => `${first} og ${last}`,
  notices: {
    storage: "Ikke lagret: spillet er borte hvis appen lukkes. Appen prøver igjen.",
    memory: "Denne nettleseren kan ikke lagre noe. Et spill varer bare så lenge appen er åpen.",
    offline: "Klar uten nett",
    update: "En ny versjon er klar.",
    updateDo: "Oppdater",
    aside: "Noe lagret kunne ikke leses. Det er lagt til side; ingenting er slettet.",
    newer: "Spillet er lagret av en nyere versjon. Oppdater først; ingenting er endret.",
    gone: "Denne nettleseren har mistet det som var lagret i den.",
    elsewhere: "Spillet er åpent i et annet vindu.",
    useHere: "Spill videre her",
    crashed: "Noe gikk galt. Spillet er trygt.",
    crashedDo: "Fortsett fra siste gode tur",
  },
};
