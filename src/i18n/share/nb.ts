// Norwegian: regler med lenke og bilde, et spill på vei til en annen telefon, og alt som lagres.

import { pluralOf } from "../plural.ts";
import type { Share } from "../shape.ts";

const count = pluralOf("nb");

export const nb: Share = {
  share: {
    rules: "Del reglene",
    rulesTitle: "Reglene på en annen telefon",
    scan: "Rett kameraet på den andre telefonen mot bildet.",
    picture: "QR-kode med reglene",
    code: "Eller tast inn koden under Regler",
    iphone:
      "På en iPhone åpner kameraet nettleseren, ikke appen på startskjermen. Tast inn koden der i stedet.",
    send: "Send lenken",
    copied: "Lenken er kopiert",
    notSent: "Lenken kan kopieres her:",
  },
  enter: {
    open: "Tast inn en kode",
    title: "Regler fra et annet bord",
    field: "Kode eller lenke",
    show: "Vis reglene",
    damaged: "Koden stemmer ikke helt. Kanskje et tegn er feil eller mangler. Ingenting er endret.",
    foreign: "Det er ikke en kode fra Undercup. Ingenting er endret.",
    newer: "Koden kommer fra en nyere versjon. Oppdater appen først. Ingenting er endret.",
  },
  arrival: {
    link: "En lenke fra en annen telefon",
    rules: "Regler fra et annet bord",
    play: "Spill med disse reglene",
    game: "Et spill fra en annen telefon",
    with: (names) => `Med ${names}`,
    round: (round) => `Runde ${round}`,
    noLog:
      "Regnskapet til nå blir igjen på den andre telefonen: spillet var for langt til å ta det med.",
    take: "Spill videre her",
    takeNote: "Den andre telefonen legger så spillet sitt i dvale.",
    damaged: "Lenken er skadet. Få den sendt på nytt. Ingenting er endret.",
    newer: "Lenken kommer fra en nyere versjon. Oppdater appen først. Ingenting er endret.",
    apart:
      "På denne telefonen gikk samme spill sin egen vei. Den beholder sitt. Ingenting er endret.",
    full: "Det lot seg ikke lagre her. Ingenting er endret.",
  },
  moving: {
    open: "Flytt til en annen telefon",
    title: "Spillet på en annen telefon",
    scan: "Rett kameraet på den andre telefonen mot bildet. Kastet i begeret følger med og kan ikke leses av.",
    picture: "QR-kode med spillet",
    large: "Spillet er for langt for et bilde. Send lenken.",
    sleep: "Det er på den andre telefonen",
    sleepNote: "Her sover spillet. Et langt trykk vekker det igjen.",
  },
  data: {
    title: "Det telefonen lagrer",
    where: "Alt blir værende på telefonen. Ingen andre har en kopi.",
    save: "Lagre alt som en fil",
    saveNote: "Spill, spillere, egne regler og innstillinger. Skjulte kast kan ikke leses i den.",
    saved: "Filen er klar.",
    failed: "Det gikk ikke. Ingenting er endret.",
    load: "Les inn en fil",
    loadNote: "Viser først hva som skjer. Ingenting blir dobbelt.",
    reading: "Leser …",
    planTitle: "Dette er i filen",
    finished: (n) => count(n, "avsluttet spill", "avsluttede spill"),
    running: (n) => count(n, "spill i gang", "spill i gang"),
    players: (n) => count(n, "spiller", "spillere"),
    rulesets: (n) => count(n, "eget regelsett", "egne regelsett"),
    settings: (n) => count(n, "innstilling", "innstillinger"),
    new: (what) => `Nytt: ${what}`,
    newer: (what) => `Kommet lenger enn her: ${what}`,
    here: (what) => `Er her allerede: ${what}`,
    apart: (what) => `Gikk sin egen vei her og blir som det er: ${what}`,
    nothing: "Ingenting i den er nytt.",
    take: "Les inn",
    damaged: "Filen er skadet. Ingenting er endret.",
    foreign: "Det er ikke en fil fra Undercup. Ingenting er endret.",
    newerFile: "Filen kommer fra en nyere versjon. Oppdater appen først. Ingenting er endret.",
    large: "Filen er for stor til å være fra Undercup. Ingenting er endret.",
    erase: "Slett alt",
    eraseNote:
      "Alle spill, spillere, regler og innstillinger på telefonen, for godt. Bare selve appen blir igjen.",
    table: "Lagre som tabell",
    tableRound: "Runde",
    tableStart: "Liv fra start",
    tableLeft: "Igjen",
    tableFile: "regnskap",
  },
};
