// German: die Regelseite, was an Regeln auffällt, und Tipps.

import type { Page } from "../shape.ts";

export const de: Page = {
  page: {
    title: "Regeln",
    how: "So geht es",
    cards: {
      roll: {
        title: "Würfeln und schauen",
        text: "Zwei Würfel sind eine Zahl, der hohe zuerst: 3 und 5 ist 53. Nur wer gewürfelt hat, schaut.",
        seal: "Die Bilder auf dem Becher bleiben, bis jemand neu würfelt.",
      },
      claim: {
        title: "Ansagen und weitergeben",
        text: "Einen Wurf laut ansagen, wahr oder nicht, und den Becher weitergeben. Jede Ansage muss höher sein als die davor.",
        equal:
          "Einen Wurf laut ansagen, wahr oder nicht, und den Becher weitergeben. Jede Ansage muss mindestens so hoch sein wie die davor.",
      },
      answer: {
        title: "Glauben oder aufdecken",
        text: "Glauben, neu würfeln und höher ansagen; oder aufdecken. Eine Lüge kostet den Ansager, die Wahrheit den, der aufdeckt.",
        equal:
          "Glauben, neu würfeln und gleich oder höher ansagen; oder aufdecken. Eine Lüge kostet den Ansager, die Wahrheit den, der aufdeckt.",
      },
    },
    table: "Die Regeln vom letzten Tisch",
    tradition: "Die Regeln zum Anfangen",
    hints: "Tipps",
    mistakes: "Oft falsch gemacht",
    asides: "Und wenn …",
    evening: "Was für ein Abend",
    rounds: (rounds) => `Bis zu ${rounds} Verluste, bis nur einer bleibt`,
    evenings: {
      duel: "Zu zweit, 3 Leben: ein Duell, bis der Kaffee da ist.",
      quick: "Drei oder vier, 3 Leben: eine Partie zwischen zwei Bestellungen.",
      long: "Drei bis sechs, 6 Leben: das Spiel des Abends, mit Zeit für alte Rechnungen.",
      crowd:
        "Sieben bis zwölf, 2 oder 3 Leben: Alle sind bald dran, und wer raus ist, wartet nicht lang.",
    },
    real: "Mit echten Würfeln",
    realLines: {
      cup: "Ein Becher, durch den man nicht sieht, und ein Bierdeckel darunter: So geht er zugedeckt weiter.",
      cups: "Zwei Becher, Rand auf Rand gehalten, schütteln, schließen und wandern ohne Deckel.",
      dice: "Ein Würfel extra vor jedem zeigt die Leben: von sechs bis eins.",
      phone: "Das Handy merkt sich dann Ansagen, Leben und Regeln.",
    },
    say: "Wie es heißt",
    sayLines: {
      high: "Zwei Ziffern, die hohe zuerst: sechs-drei, nie drei-sechs. „Dreiundsechzig“ geht auch, im Lärm aber leicht daneben.",
      names: "21 ist das Mäxchen; 31, wo es zählt, das Kleine Mäxchen.",
    },
    care: "Aufeinander achten",
    careLines: {
      game: "Das ist ein Spiel, keine Aufforderung, um Geld zu spielen oder zu trinken.",
      press: "Keiner wird gedrängt: nicht zum Spielen, nicht zum Trinken, nicht zum Bleiben.",
      water: "Wasser zählt. Aussetzen auch.",
      camera: "Keine App kann Bildschirmfotos verhindern: Am Tisch macht keiner eins.",
      help: "Wem das Aufhören schwerfällt, der ist nicht allein: mit jemandem reden hilft.",
    },
  },
  remarks: {
    "belief-dearer":
      "Ein Mäxchen zu glauben kostet nicht weniger, als ein echtes aufzudecken: Keiner würde glauben.",
    "surrender-dearer":
      "Aufgeben lohnt sich nie: Eine Lüge kostet nicht mehr und wird vielleicht geglaubt.",
    "meyer-cut": "Ein Mäxchen kostet mehr Leben, als es gibt: Mehr als da ist, verliert keiner.",
    "little-meyer-cut":
      "Ein Kleines Mäxchen kostet mehr Leben, als es gibt: Mehr als da ist, verliert keiner.",
    "double-cut": "Verdoppeln ändert nichts: Ein Mäxchen kostet ohnehin alle Leben.",
    "last-two-first-out":
      "Schluss ist, sobald einer raus ist: Zu zweit wird es nur, wenn andere gehen.",
    "last-two-sips": "Mit Schlucken scheidet keiner aus: Zu zweit wird es nur, wenn andere gehen.",
    "last-two-one-life": "Mit einem Leben kann keiner zwei verlieren.",
    "life-roll-poor":
      "Im Schnitt bringt das Würfeln um Leben nicht mehr als die Hälfte, die dafür weggeht.",
    "second-life-sips": "Mit Schlucken scheidet keiner aus: Ein zweites Leben braucht es nicht.",
    "first-out-sips": "Mit Schlucken scheidet keiner aus: Schluss macht der Tisch.",
    "penalties-sips": "Mit Schlucken werden keine Punkte gezählt.",
    "taken-at-word":
      "Bei echten Würfeln kennt das Handy keinen Wurf: Was daran hängt, gilt auf Treu und Glauben.",
  },
  tips: {
    "fresh-half": (claim, ways) =>
      `Bis ${claim} ist ein frischer Wurf mindestens so oft wahr wie gelogen: in ${ways} von 36 Fällen und mehr.`,
    steep: (claim, ways) =>
      `Ab ${claim} wird es steil: Ein frischer Wurf hält das in ${ways} von 36 Fällen.`,
    "meyer-odds": (meyer, ways) => `Ein frischer Wurf hält ${meyer} nur in ${ways} von 36 Fällen.`,
    "pair-rarer": (mixed, pair) =>
      `${mixed} fällt doppelt so oft wie ${pair}: Zwei Würfel können es auf zwei Arten.`,
    "meyer-lift-odds": (meyer, ways) =>
      `Frisch gewürfelt stimmt ${meyer} in ${ways} von 36 Fällen: Aufdecken ist im Schnitt billiger als glauben.`,
    "claim-unseen": () => "Vor dem Ansagen muss keiner schauen. Auch das ist ein Bluff.",
    "believe-hides": () => "Wer glaubt, bekommt nicht zu sehen, was im Becher lag.",
    "full-circle": () =>
      "Einmal ungesehen rundherum, und der Becher ist wieder bei dem, der gewürfelt hat.",
    "high-first": (roll) => `Der hohe Würfel zuerst: 3 und 5 ist ${roll}, nicht 35.`,
    "after-54": (roll, next) => `Gleich über ${roll} kommt ${next}.`,
    "pairs-beat-mixed": (pair, mixed) => `Schon der schwächste Pasch, ${pair}, schlägt ${mixed}.`,
    "ones-beat": (ones, sixes) => `${ones} schlägt hier ${sixes}.`,
    "little-meyer-lowest": (little, low) =>
      `${little} ist nichts Besonderes: Selbst ${low} schlägt sie.`,
    "little-meyer-beats": (little, pair) => `${little} schlägt ${pair}.`,
    "half-meyer-beats": (half, pair) => `${half} schlägt ${pair}.`,
    "more-is-no-lie": (claim, roll) =>
      `${claim} gesagt, ${roll} im Becher: nicht gelogen. Mehr zu haben ist nie gelogen.`,
    "exact-hit": (claim) => `Genau ${claim} im Becher stimmt: Wer aufgedeckt hat, lag falsch.`,
    "joker-holds": (joker, meyer) => `Mit ${joker} im Becher stimmt sogar ${meyer}.`,
    "look-again": () => "Vergessen, was es war? Bis zur Ansage darf man noch mal schauen.",
    "same-again": (roll) => `Nach ${roll} darf man noch mal ${roll} sagen.`,
    "not-same": (roll) => `Nach ${roll} ist noch mal ${roll} zu wenig.`,
    "less-than-rolled": (roll, claim) => `Mit ${roll} darf man ${claim} sagen.`,
    "not-less": (roll, claim) => `Wer ${roll} gesehen hat, darf nicht ${claim} sagen.`,
    "only-meyer-left": (best, meyer) => `Nach ${best} bleibt nur ${meyer}.`,
    "left-after-best": (best, left) => `Nach ${best} bleibt noch ${left}.`,
    "toast-unsaid": (roll) => `${roll} wird nie gesagt. Man zeigt sie oder lügt sie weg.`,
    "last-two-cost": (cost) => `Zwischen den letzten zwei ist jeder Verlust mindestens ${cost}.`,
  },
};
