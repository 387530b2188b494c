// Danish: regelsiden, det der falder i øjnene ved regler, og tips.

import type { Page } from "../shape.ts";

export const da: Page = {
  page: {
    title: "Regler",
    how: "Sådan går det til",
    cards: {
      roll: {
        title: "Slå og kig",
        text: "To terninger er ét tal, den høje først: 3 og 5 er 53. Kun den, der slog, kigger.",
        seal: "Billederne på bægeret bliver, til nogen slår igen.",
      },
      claim: {
        title: "Meld og giv videre",
        text: "Sig et slag højt, sandt eller ej, og giv bægeret videre. Hver melding skal være højere end den før.",
        equal:
          "Sig et slag højt, sandt eller ej, og giv bægeret videre. Hver melding skal være mindst lige så høj som den før.",
      },
      answer: {
        title: "Tro eller løft",
        text: "Tro, slå igen og meld højere; eller løft. En løgn koster den, der meldte, sandheden den, der løftede.",
        equal:
          "Tro, slå igen og meld det samme eller højere; eller løft. En løgn koster den, der meldte, sandheden den, der løftede.",
      },
    },
    table: "Reglerne fra sidste bord",
    tradition: "Reglerne at starte med",
    hints: "Tips",
    mistakes: "Det går tit galt",
    asides: "Og hvad nu, hvis …",
    evening: "Hvad slags aften",
    rounds: (rounds) => `Op til ${rounds} tab, til én er tilbage`,
    evenings: {
      duel: "To, 3 liv: en duel, mens kaffen brygger.",
      quick: "Tre eller fire, 3 liv: et spil mellem to bestillinger.",
      long: "Tre til seks, 6 liv: aftenens spil, med tid til gamle regnskaber.",
      crowd:
        "Syv til tolv, 2 eller 3 liv: alle får snart turen, og ingen venter længe, når de er ude.",
    },
    real: "Med rigtige terninger",
    realLines: {
      cup: "Et bæger, man ikke kan se igennem, og en ølbrik under: så gives det videre lukket.",
      cups: "To bægre, rand mod rand, ryster, lukker og går videre uden brik.",
      dice: "En ekstra terning foran hver viser livene: fra seks ned til én.",
      phone: "Telefonen holder så styr på meldinger, liv og regler.",
    },
    say: "Sådan siges det",
    sayLines: {
      high: "Sig to cifre, det høje først: seks-tre, ikke treogtres. Det kan høres i larmen.",
      names:
        "21 hedder også 12, og 31 hedder også 13: det er de samme to slag, Meyer og, hvor den gælder, Lille-meyer.",
    },
    care: "Pas på hinanden",
    careLines: {
      game: "Det her er et spil, ikke en opfordring til at spille om penge eller drikke.",
      press: "Ingen bliver presset: hverken til at spille, til at drikke eller til at blive.",
      water: "Vand tæller. Det gør en pause også.",
      camera: "Ingen app kan forhindre et skærmbillede: her ved bordet tager ingen et.",
      help: "Er det svært at stoppe, er man ikke alene: tal med nogen.",
    },
  },
  remarks: {
    "belief-dearer":
      "At tro på en Meyer koster ikke mindre end at løfte en ægte: så tror ingen på den.",
    "surrender-dearer":
      "Det betaler sig aldrig at give op: en løgn koster ikke mere og bliver måske troet.",
    "meyer-cut": "En Meyer koster flere liv, end der er: ingen mister mere, end de har.",
    "little-meyer-cut":
      "En Lille-meyer koster flere liv, end der er: ingen mister mere, end de har.",
    "double-cut": "At doble ændrer intet: en Meyer tager alligevel alle liv.",
    "last-two-first-out": "Det slutter, når den første er ude: to er der kun, hvis andre går hjem.",
    "last-two-sips": "Med slurke ryger ingen ud: to er der kun, hvis andre går hjem.",
    "last-two-one-life": "Med ét liv kan ingen miste to.",
    "life-roll-poor": "I snit giver det at slå om liv ikke mere end den halvdel, det erstatter.",
    "second-life-sips": "Med slurke ryger ingen ud: der er ikke brug for et ekstra liv.",
    "first-out-sips": "Med slurke ryger ingen ud: bordet slutter spillet.",
    "penalties-sips": "Med slurke tælles der ingen point.",
    "taken-at-word":
      "Med rigtige terninger kender telefonen ingen slag: det, der afhænger af dem, tages for gode varer.",
  },
  tips: {
    "fresh-half": (claim, ways) =>
      `Op til ${claim} er et nyt slag mindst lige så tit sandt som løgn: ${ways} gange ud af 36 og mere.`,
    steep: (claim, ways) =>
      `Fra ${claim} bliver det stejlt: et nyt slag holder det ${ways} gange ud af 36.`,
    "meyer-odds": (meyer, ways) => `Et nyt slag holder ${meyer} kun ${ways} gange ud af 36.`,
    "pair-rarer": (mixed, pair) =>
      `${mixed} falder dobbelt så tit som ${pair}: to terninger kan lave det på to måder.`,
    "meyer-lift-odds": (meyer, ways) =>
      `Når den lige er slået, er ${meyer} sand ${ways} gange ud af 36: i snit er det billigere at løfte end at tro.`,
    "claim-unseen": () => "Ingen behøver at kigge, før der meldes. Det er også et bluff.",
    "believe-hides": () => "Den, der tror, får ikke at se, hvad der lå i bægeret.",
    "full-circle": () => "Hele vejen rundt i blinde, og bægeret er tilbage hos den, der slog.",
    "high-first": (roll) => `Den høje terning først: 3 og 5 er ${roll}, ikke 35.`,
    "after-54": (roll, next) => `Lige over ${roll} kommer ${next}.`,
    "pairs-beat-mixed": (pair, mixed) => `Selv det svageste par, ${pair}, slår ${mixed}.`,
    "ones-beat": (ones, sixes) => `${ones} slår ${sixes} her.`,
    "little-meyer-lowest": (little, low) =>
      `${little} er ikke noget særligt: selv ${low} slår den.`,
    "little-meyer-beats": (little, pair) => `${little} slår ${pair}.`,
    "half-meyer-beats": (half, pair) => `${half} slår ${pair}.`,
    "more-is-no-lie": (claim, roll) =>
      `${claim} meldt, ${roll} i bægeret: ikke løgn. At have mere er aldrig løgn.`,
    "exact-hit": (claim) => `Præcis ${claim} i bægeret er sandt: den, der løftede, tog fejl.`,
    "joker-holds": (joker, meyer) => `Med ${joker} i bægeret er selv ${meyer} sand.`,
    "look-again": () => "Glemt, hvad det var? Der må kigges igen, indtil der meldes.",
    "same-again": (roll) => `Efter ${roll} må man sige ${roll} igen.`,
    "not-same": (roll) => `Efter ${roll} er endnu en ${roll} for lidt.`,
    "less-than-rolled": (roll, claim) => `Med ${roll} må man sige ${claim}.`,
    "not-less": (roll, claim) => `Den, der har set ${roll}, må ikke sige ${claim}.`,
    "only-meyer-left": (best, meyer) => `Efter ${best} er kun ${meyer} tilbage.`,
    "left-after-best": (best, left) => `Efter ${best} er der stadig ${left}.`,
    "toast-unsaid": (roll) => `${roll} siges aldrig. Den vises eller lyves væk.`,
    "last-two-cost": (cost) => `Mellem de sidste to er hvert tab mindst ${cost}.`,
  },
};
