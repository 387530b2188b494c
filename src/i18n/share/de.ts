// German: Regeln per Link und Bild, ein Spiel auf dem Weg zum anderen Handy, und alles, was bleibt.

import { pluralOf } from "../plural.ts";
import type { Share } from "../shape.ts";

const count = pluralOf("de");

export const de: Share = {
  share: {
    rules: "Diese Regeln teilen",
    rulesTitle: "Diese Regeln auf ein anderes Handy",
    scan: "Die Kamera des anderen Handys auf dieses Bild richten.",
    picture: "QR-Code mit diesen Regeln",
    code: "Oder diesen Code eintippen, unter Regeln",
    iphone:
      "Auf dem iPhone öffnet die Kamera den Browser, nicht die App auf dem Startbildschirm. Dort stattdessen den Code eintippen.",
    send: "Link schicken",
    copied: "Link kopiert",
    notSent: "Hier lässt sich der Link kopieren:",
  },
  enter: {
    open: "Code eingeben",
    title: "Regeln von einem anderen Tisch",
    field: "Code oder Link",
    show: "Regeln zeigen",
    damaged:
      "Der Code stimmt nicht ganz. Vielleicht ist ein Zeichen falsch oder fehlt. Nichts wurde geändert.",
    foreign: "Das ist kein Code von Undercup. Nichts wurde geändert.",
    newer:
      "Der Code kommt aus einer neueren Version. Erst die App aktualisieren. Nichts wurde geändert.",
  },
  arrival: {
    link: "Ein Link von einem anderen Handy",
    rules: "Regeln von einem anderen Tisch",
    play: "Mit diesen Regeln spielen",
    game: "Ein Spiel von einem anderen Handy",
    with: (names) => `Mit ${names}`,
    round: (round) => `Runde ${round}`,
    noLog:
      "Der Punktezettel bis hierher bleibt auf dem anderen Handy: Das Spiel war zu lang, um ihn mitzubringen.",
    take: "Hier weiterspielen",
    takeNote: "Das andere Handy legt sein Spiel dann schlafen.",
    damaged: "Der Link ist beschädigt angekommen. Noch mal schicken lassen. Nichts wurde geändert.",
    newer:
      "Der Link kommt aus einer neueren Version. Erst die App aktualisieren. Nichts wurde geändert.",
    apart:
      "Auf diesem Handy ging dasselbe Spiel anders weiter. Es behält seins. Nichts wurde geändert.",
    full: "Es ließ sich hier nicht speichern. Nichts wurde geändert.",
  },
  moving: {
    open: "Auf ein anderes Handy",
    title: "Dieses Spiel auf ein anderes Handy",
    scan: "Die Kamera des anderen Handys auf dieses Bild richten. Der Wurf im Becher kommt mit und ist nicht abzulesen.",
    picture: "QR-Code mit diesem Spiel",
    large: "Für ein Bild ist dieses Spiel zu lang. Den Link schicken.",
    sleep: "Es ist auf dem anderen Handy",
    sleepNote: "Hier schläft das Spiel. Halten weckt es wieder.",
  },
  data: {
    title: "Was dieses Handy behält",
    where: "Alles bleibt auf diesem Handy. Niemand sonst hat eine Kopie.",
    save: "Alles als Datei sichern",
    saveNote:
      "Spiele, Spieler, eigene Regeln und Einstellungen. Verdeckte Würfe sind nicht zu lesen.",
    saved: "Die Datei ist fertig.",
    failed: "Das hat nicht geklappt. Nichts wurde geändert.",
    load: "Datei einlesen",
    loadNote: "Zeigt erst, was passiert. Nichts wird doppelt.",
    reading: "Wird gelesen …",
    planTitle: "Das bringt die Datei",
    finished: (n) => count(n, "beendetes Spiel", "beendete Spiele"),
    running: (n) => count(n, "laufendes Spiel", "laufende Spiele"),
    players: (n) => count(n, "Spieler", "Spieler"),
    rulesets: (n) => count(n, "eigenes Regelwerk", "eigene Regelwerke"),
    settings: (n) => count(n, "Einstellung", "Einstellungen"),
    new: (what) => `Neu: ${what}`,
    newer: (what) => `Weiter als hier: ${what}`,
    here: (what) => `Schon da: ${what}`,
    apart: (what) => `Ging hier anders weiter und bleibt, wie es ist: ${what}`,
    nothing: "Nichts darin ist neu.",
    take: "Einlesen",
    damaged: "Die Datei ist beschädigt. Nichts wurde geändert.",
    foreign: "Das ist keine Datei von Undercup. Nichts wurde geändert.",
    newerFile:
      "Die Datei kommt aus einer neueren Version. Erst die App aktualisieren. Nichts wurde geändert.",
    large: "Die Datei ist zu groß, um von Undercup zu sein. Nichts wurde geändert.",
    erase: "Alles löschen",
    eraseNote:
      "Alle Spiele, Spieler, Regeln und Einstellungen auf diesem Handy, endgültig. Nur die App selbst bleibt.",
    table: "Als Tabelle sichern",
    tableRound: "Runde",
    tableStart: "Leben am Anfang",
    tableLeft: "Übrig",
    tableFile: "punktezettel",
  },
};
