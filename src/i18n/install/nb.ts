// Norwegian: how the app comes to the home screen.
import type { Installing } from "../shape.ts";

export const nb: Installing = {
  install: {
    title: "På startskjermen",
    why: "Der åpner Undercup som alle andre apper og har hele skjermen for seg selv.",
    offer: "Installer som app",
    share: "Legg til på Hjem-skjerm",
    later: "Nei takk: ikke si det igjen",
    safari:
      "Dette vinduet hører til en annen app og kan ikke gjøre det. Det kan Safari: åpne samme adresse der, og ikke i en privat fane.",
    menu: "Det gjøres i nettleserens meny, hvis den kan: «Installer» eller «Legg til på startskjermen».",
    steps: {
      share: "Trykk på delesymbolet i nettleserens linje. Det kan ligge bak «•••».",
      menu: "Velg «Legg til på Hjem-skjerm» lenger nede.",
      add: "Trykk på «Legg til» øverst.",
      open: "Åpne Undercup én gang fra det nye symbolet mens det ennå er nett.",
    },
    apart: (ready) =>
      `På startskjermen har appen sin egen hukommelse, atskilt fra nettleserens. Når den sier «${ready}» der, virker den uten nett.`,
    along: (settings, data) => `Spill og navn herfra blir med som en fil: ${settings}, «${data}».`,
  },
};
