// Danish: the settings, and what the app says about itself.

import type { Preferences } from "../shape.ts";

export const da: Preferences = {
  settings: {
    title: "Indstillinger",
    language: "Sprog",
    theme: "Udseende",
    themes: {
      dark: "Mørkt",
      light: "Lyst",
      black: "Sort",
      system: "Som telefonen",
    },
    feel: "Lyd og vibration",
    sound: "Lyd",
    haptics: "Vibration",
    motion: "Bevægelse",
    motionNote: "Fra: alt står stille.",
    shake: "Ryst for at slå",
    shakeNote: "Et tryk virker altid.",
    spoken: "Sig meldinger højt",
    spokenNote: "Telefonen siger meldingen, aldrig slaget i bægeret.",
    hand: "Hånden, der holder telefonen",
    hands: { right: "Højre", left: "Venstre" },
    game: "I spillet",
    awake: "Hold skærmen tændt",
    awakeNote: "Mens der spilles.",
    coach: "Træner i nye spil",
    coachNote: "Viser hele bordet oddsene, og i bægeret, hvad slaget dækker.",
    numbers: "Danske tal",
    digits: "seks-tre",
    tens: "treogtres",
    about: "Om Undercup",
    version: (version, build) => `Version ${version}, udgave ${build}`,
    news: "Hvad er nyt",
    newsLines: {
      cup: "Én telefon er bægeret: syv spillemåder, fire sprog.",
      houses: "Husregler, rigtige terninger, folk, der kommer og går.",
      sheet: "Et regnskab, og en vej ud af enhver strid.",
    },
    privacy: "Intet forlader telefonen: ingen konto, ingen reklamer, ingen tæller med.",
    share: "Til det næste bord",
    shareNote: "Lad en anden telefons kamera se på den.",
    shareCode: (address) => `QR-kode: ${address}`,
    licences: "Hvad der er i den, og under hvilken licens",
  },
};
