// Norwegian: the settings, and what the app says about itself.

import type { Preferences } from "../shape.ts";

export const nb: Preferences = {
  settings: {
    title: "Innstillinger",
    language: "Språk",
    theme: "Utseende",
    themes: {
      dark: "Mørkt",
      light: "Lyst",
      black: "Svart",
      system: "Som telefonen",
    },
    feel: "Lyd og vibrasjon",
    sound: "Lyd",
    haptics: "Vibrasjon",
    motion: "Bevegelse",
    motionNote: "Av: alt står stille.",
    shake: "Rist for å slå",
    shakeNote: "Et trykk virker alltid.",
    spoken: "Si meldinger høyt",
    spokenNote: "Telefonen sier meldingen, aldri kastet i begeret.",
    hand: "Hånda som holder telefonen",
    hands: { right: "Høyre", left: "Venstre" },
    game: "I spillet",
    awake: "Hold skjermen på",
    awakeNote: "Mens det spilles.",
    coach: "Trener i nye spill",
    coachNote: "Viser hele bordet oddsene, og i begeret hva kastet dekker.",
    numbers: "Danske tall",
    digits: "seks-tre",
    tens: "treogtres",
    about: "Om Undercup",
    version: (version, build) => `Versjon ${version}, utgave ${build}`,
    news: "Hva er nytt",
    newsLines: {
      cup: "Én telefon er begeret: sju spillemåter, fire språk.",
      houses: "Husregler, ekte terninger, folk som kommer og går.",
      sheet: "Et regnskap, og en vei ut av enhver krangel.",
    },
    privacy: "Ingenting forlater telefonen: ingen konto, ingen reklame, ingen teller med.",
    share: "Til neste bord",
    shareNote: "La kameraet på en annen telefon se på den.",
    shareCode: (address) => `QR-kode: ${address}`,
    licences: "Hva som er i den, og under hvilken lisens",
  },
};
