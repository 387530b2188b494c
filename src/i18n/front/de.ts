// German: said as at a table in a Kneipe; buttons are infinitives, people are called by name.

import { pluralOf } from "../plural.ts";
import type { Front } from "../shape.ts";

const count = pluralOf("de");

export const de: Front = {
  language: "Deutsch",
  languageChoice: "Sprache",
  back: "Zurück",
  cancel: "Abbrechen",
  close: "Schließen",
  menu: "Menü",
  toSettings: "Einstellungen",
  toRules: "Regeln",
  toHistory: "Rückschau",
  confirmHold: "Zum Bestätigen halten",
  home: {
    tagline: "Ein Handy ist der Becher.",
    resume: "Weiterspielen",
    resumeTurn: (name) => `${name} ist dran`,
    resumeOver: "Das Spiel ist aus",
    resumeRound: (round) => `Runde ${round}`,
    wake: "Wecken",
    asleep: "An ein anderes Handy gegeben",
    second: "Zweite Kopie: Es ging auch an ein anderes Handy",
    playAgain: "Noch mal spielen",
    playAgainWith: (names) => `Mit ${names}`,
    newGame: "Neues Spiel",
    putAway: "Auf Eis gelegt",
    discard: "Löschen",
    left: (name, lives) => `${name}: ${lives} Leben`,
    points: (name, points) => `${name}: ${count(points, "Strafpunkt", "Strafpunkte")}`,
    swims: (name) => `${name} schwimmt`,
    out: (name) => `${name} ist raus`,
    putAwayTitle: "Ein Spiel läuft noch",
    putAwayText: (names) =>
      `Das Spiel mit ${names} kommt auf Eis. Von der Startseite aus geht es weiter.`,
    putAwayDo: "Auf Eis legen und starten",
  },
  and: (first, last) => `${first} und ${last}`,
  notices: {
    storage:
      "Nicht gespeichert: Wird die App geschlossen, ist das Spiel weg. Die App versucht es weiter.",
    memory: "Dieser Browser speichert nichts. Ein Spiel hält nur, solange die App offen ist.",
    offline: "Offline bereit",
    update: "Eine neue Version ist da.",
    updateDo: "Aktualisieren",
    aside: "Etwas Gespeichertes war nicht lesbar. Es liegt beiseite; gelöscht wurde nichts.",
    newer:
      "Dieses Spiel stammt aus einer neueren Version. Erst aktualisieren; geändert wurde nichts.",
    gone: "Dieser Browser hat verloren, was in ihm gespeichert war.",
    elsewhere: "Dieses Spiel ist in einem anderen Fenster offen.",
    useHere: "Hier weiterspielen",
    crashed: "Da ging etwas schief. Das Spiel ist sicher.",
    crashedDo: "Weiter ab dem letzten guten Zug",
  },
};
