// German: how the app comes to the home screen.
import type { Installing } from "../shape.ts";

export const de: Installing = {
  install: {
    title: "Auf dem Home-Bildschirm",
    why: "Dort öffnet sich Undercup wie jede andere App und hat den ganzen Bildschirm für sich.",
    offer: "Als App installieren",
    share: "Zum Home-Bildschirm",
    later: "Nein, danke: nicht noch einmal sagen",
    safari:
      "Dieses Fenster gehört zu einer anderen App und kann das nicht. Safari kann es: dieselbe Adresse dort öffnen, nicht in einem privaten Tab.",
    menu: "Das geht im Menü des Browsers, wenn er es kann: „Installieren“ oder „Zum Startbildschirm hinzufügen“.",
    steps: {
      share:
        "In der Leiste des Browsers auf das Teilen-Symbol tippen. Es kann hinter „•••“ stecken.",
      menu: "Weiter unten „Zum Home-Bildschirm“ wählen.",
      add: "Oben auf „Hinzufügen“ tippen.",
      open: "Undercup einmal über das neue Symbol öffnen, solange noch Netz da ist.",
    },
    apart: (ready) =>
      `Auf dem Home-Bildschirm hat die App ein eigenes Gedächtnis, getrennt vom Browser. Steht dort „${ready}“, geht sie ohne Netz.`,
    along: (settings, data) =>
      `Spiele und Namen von hier kommen als Datei mit: ${settings}, „${data}“.`,
  },
};
