// Danish: how the app comes to the home screen.
import type { Installing } from "../shape.ts";

export const da: Installing = {
  install: {
    title: "På hjemmeskærmen",
    why: "Der åbner Undercup som enhver anden app og har hele skærmen for sig selv.",
    offer: "Installer som app",
    share: "Føj til hjemmeskærm",
    later: "Nej tak: sig det ikke igen",
    safari:
      "Dette vindue hører til en anden app og kan ikke gøre det. Det kan Safari: åbn samme adresse dér, og ikke i en privat fane.",
    menu: "Det gøres i browserens menu, hvis den kan: »Installer« eller »Føj til startskærm«.",
    steps: {
      share: "Tryk på delesymbolet i browserens bjælke. Det kan ligge bag »•••«.",
      menu: "Vælg »Føj til hjemmeskærm« længere nede.",
      add: "Tryk på »Tilføj« øverst.",
      open: "Åbn Undercup én gang fra det nye symbol, mens der stadig er net.",
    },
    apart: (ready) =>
      `På hjemmeskærmen har appen sin egen hukommelse, adskilt fra browserens. Når den siger »${ready}« dér, virker den uden net.`,
    along: (settings, data) =>
      `Spil og navne herfra kommer med som en fil: ${settings}, »${data}«.`,
  },
};
