// Danish: regler med link og billede, et spil på vej til en anden telefon, og alt, der gemmes.

import { pluralOf } from "../plural.ts";
import type { Share } from "../shape.ts";

const count = pluralOf("da");

export const da: Share = {
  share: {
    rules: "Del reglerne",
    rulesTitle: "Reglerne på en anden telefon",
    scan: "Ret den anden telefons kamera mod billedet.",
    picture: "QR-kode med reglerne",
    code: "Eller tast koden ind, under Regler",
    iphone:
      "På en iPhone åbner kameraet browseren, ikke appen på hjemmeskærmen. Tast koden ind der i stedet.",
    send: "Send linket",
    copied: "Linket er kopieret",
    notSent: "Linket kan kopieres her:",
  },
  enter: {
    open: "Indtast en kode",
    title: "Regler fra et andet bord",
    field: "Kode eller link",
    show: "Vis reglerne",
    damaged: "Koden passer ikke helt. Måske er et tegn forkert eller mangler. Intet er ændret.",
    foreign: "Det er ikke en kode fra Undercup. Intet er ændret.",
    newer: "Koden kommer fra en nyere version. Opdater appen først. Intet er ændret.",
  },
  arrival: {
    rules: "Regler fra et andet bord",
    play: "Spil med disse regler",
    game: "Et spil fra en anden telefon",
    with: (names) => `Med ${names}`,
    round: (round) => `Runde ${round}`,
    noLog:
      "Regnskabet indtil nu bliver på den anden telefon: spillet var for langt til at tage det med.",
    take: "Spil videre her",
    takeNote: "Den anden telefon lægger så sit spil til at sove.",
    damaged: "Linket er kommet beskadiget frem. Få det sendt igen. Intet er ændret.",
    newer: "Linket kommer fra en nyere version. Opdater appen først. Intet er ændret.",
    apart: "Her på telefonen gik det samme spil sin egen vej. Den beholder sit. Intet er ændret.",
    full: "Det kunne ikke gemmes her. Intet er ændret.",
  },
  moving: {
    open: "Flyt til en anden telefon",
    title: "Spillet på en anden telefon",
    scan: "Ret den anden telefons kamera mod billedet. Slaget i bægeret følger med og kan ikke aflæses.",
    picture: "QR-kode med spillet",
    large: "Spillet er for langt til et billede. Send linket.",
    sleep: "Det er på den anden telefon",
    sleepNote: "Her sover spillet. Et langt tryk vækker det igen.",
  },
  data: {
    title: "Det, telefonen gemmer",
    where: "Alt bliver på telefonen. Ingen andre har en kopi.",
    save: "Gem alt som en fil",
    saveNote: "Spil, spillere, egne regler og indstillinger. Skjulte slag kan ikke læses i den.",
    saved: "Filen er klar.",
    failed: "Det lykkedes ikke. Intet er ændret.",
    load: "Hent en fil ind",
    loadNote: "Viser først, hvad der sker. Intet bliver dobbelt.",
    reading: "Læser …",
    planTitle: "Det kommer filen med",
    finished: (n) => count(n, "afsluttet spil", "afsluttede spil"),
    running: (n) => count(n, "spil i gang", "spil i gang"),
    players: (n) => count(n, "spiller", "spillere"),
    rulesets: (n) => count(n, "eget regelsæt", "egne regelsæt"),
    settings: (n) => count(n, "indstilling", "indstillinger"),
    new: (what) => `Nyt: ${what}`,
    newer: (what) => `Længere end her: ${what}`,
    here: (what) => `Er her allerede: ${what}`,
    apart: (what) => `Gik sin egen vej her og bliver, som det er: ${what}`,
    nothing: "Intet i den er nyt.",
    take: "Hent ind",
    damaged: "Filen er beskadiget. Intet er ændret.",
    foreign: "Det er ikke en fil fra Undercup. Intet er ændret.",
    newerFile: "Filen kommer fra en nyere version. Opdater appen først. Intet er ændret.",
    large: "Filen er for stor til at være fra Undercup. Intet er ændret.",
    erase: "Slet alt",
    eraseNote:
      "Alle spil, spillere, regler og indstillinger på telefonen, for altid. Kun selve appen bliver.",
    table: "Gem som tabel",
    tableRound: "Runde",
    tableStart: "Liv fra start",
    tableLeft: "Tilbage",
    tableFile: "regnskab",
  },
};
