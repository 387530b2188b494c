// Norwegian, bokmål: said as at a table in a pub; people are called by name.

import type { Front } from "../shape.ts";

export const nb: Front = {
  language: "Norsk",
  languageChoice: "Språk",
  back: "Tilbake",
  cancel: "Avbryt",
  close: "Lukk",
  menu: "Meny",
  confirmHold: "Hold for å bekrefte",
  home: {
    tagline: "Telefonen er begeret.",
    resume: "Spill videre",
    resumeTurn: (name) => `${name} står for tur`,
    resumeOver: "Spillet er slutt",
    resumeRound: (round) => `Runde ${round}`,
    playAgain: "Spill igjen",
    playAgainWith: (names) => `Med ${names}`,
    newGame: "Nytt spill",
    putAway: "Lagt på is",
    discard: "Slett",
    discardAsk: "Slette spillet for godt?",
    starting: "Et øyeblikk …",
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
    broken: "Spillet kunne ikke leses. Det er lagt til side.",
    elsewhere: "Spillet er åpent i et annet vindu.",
    useHere: "Spill videre her",
    crashed: "Noe gikk galt. Spillet er trygt.",
    crashedDo: "Fortsett fra siste gode tur",
  },
};
