// German: the settings, and what the app says about itself.

import type { Preferences } from "../shape.ts";

export const de: Preferences = {
  settings: {
    title: "Einstellungen",
    language: "Sprache",
    theme: "Aussehen",
    themes: {
      dark: "Dunkel",
      light: "Hell",
      black: "Schwarz",
      system: "Wie das Handy",
    },
    feel: "Ton und Vibration",
    sound: "Ton",
    haptics: "Vibration",
    motion: "Bewegung",
    motionNote: "Aus: Alles steht still.",
    shake: "Schütteln würfelt",
    shakeNote: "Tippen geht immer.",
    spoken: "Ansagen vorlesen",
    spokenNote: "Das Handy sagt die Ansage laut, nie den Wurf im Becher.",
    hand: "Hand, die das Handy hält",
    hands: { right: "Rechts", left: "Links" },
    game: "Im Spiel",
    awake: "Bildschirm anlassen",
    awakeNote: "Solange gespielt wird.",
    coach: "Trainer in neuen Spielen",
    coachNote: "Zeigt dem ganzen Tisch die Chancen, und im Becher, was der Wurf deckt.",
    numbers: "Dänische Zahlen",
    digits: "seks-tre",
    tens: "treogtres",
    about: "Über Undercup",
    version: (version, build) => `Version ${version}, Stand ${build}`,
    news: "Was neu ist",
    newsLines: {
      cup: "Ein Handy ist der Becher: sieben Spielarten, vier Sprachen.",
      houses: "Hausregeln, echte Würfel, Leute, die kommen und gehen.",
      sheet: "Ein Punktezettel, und ein Ausweg aus jedem Streit.",
    },
    privacy: "Nichts verlässt dieses Handy: kein Konto, keine Werbung, keiner zählt mit.",
    share: "Für den nächsten Tisch",
    shareNote: "Mit der Kamera eines anderen Handys draufschauen.",
    shareCode: (address) => `QR-Code: ${address}`,
    licences: "Was drinsteckt, und unter welcher Lizenz",
  },
};
