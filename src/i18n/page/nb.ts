// Norwegian, bokmål: regelsiden, det som faller i øynene ved regler, og tips.

import type { Page } from "../shape.ts";

export const nb: Page = {
  page: {
    title: "Regler",
    how: "Slik går det for seg",
    cards: {
      roll: {
        title: "Slå og kikk",
        text: "To terninger er ett tall, den høye først: 3 og 5 er 53. Bare den som slo, kikker.",
        seal: "Bildene på begeret blir stående til noen slår igjen.",
      },
      claim: {
        title: "Meld og send videre",
        text: "Si et kast høyt, sant eller ikke, og send begeret videre. Hver melding må være høyere enn den før.",
        equal:
          "Si et kast høyt, sant eller ikke, og send begeret videre. Hver melding må være minst like høy som den før.",
      },
      answer: {
        title: "Tro eller løft",
        text: "Tro, slå på nytt og meld høyere; eller løft. En løgn koster den som meldte, sannheten den som løftet.",
        equal:
          "Tro, slå på nytt og meld det samme eller høyere; eller løft. En løgn koster den som meldte, sannheten den som løftet.",
      },
    },
    table: "Reglene fra forrige bord",
    tradition: "Reglene å begynne med",
    hints: "Tips",
    mistakes: "Det går ofte galt",
    asides: "Og hva om …",
    evening: "Hva slags kveld",
    rounds: (rounds) => `Opptil ${rounds} tap før én er igjen`,
    evenings: {
      duel: "To, 3 liv: en duell mens kaffen trekker.",
      quick: "Tre eller fire, 3 liv: et spill mellom to bestillinger.",
      long: "Tre til seks, 6 liv: kveldens spill, med tid til gamle regnskap.",
      crowd:
        "Sju til tolv, 2 eller 3 liv: alle får snart tur, og ingen venter lenge når de er ute.",
    },
    real: "Med ekte terninger",
    realLines: {
      cup: "Et beger man ikke kan se gjennom, og en ølbrikke under: da sendes det videre lukket.",
      cups: "To beger, kant mot kant, rister, lukker og går videre uten brikke.",
      dice: "En ekstra terning foran hver viser livene: fra seks ned til én.",
      phone: "Telefonen holder da styr på meldinger, liv og regler.",
    },
    say: "Slik sies det",
    sayLines: {
      high: "To siffer, det høye først: seks-tre, aldri tre-seks.",
      names: "21 er Meyer; 31 er Lille Meyer, der den gjelder.",
    },
    care: "Pass på hverandre",
    careLines: {
      game: "Dette er et spill, ingen oppfordring til å spille om penger eller til å drikke.",
      press: "Ingen blir presset: verken til å spille, til å drikke eller til å bli.",
      water: "Vann teller. Det gjør en pause også.",
      camera: "Ingen app kan hindre et skjermbilde: her ved bordet tar ingen et.",
      help: "Er det vanskelig å stoppe, er man ikke alene. Hjelpelinjen for spilleavhengige: 800 800 40.",
    },
  },
  remarks: {
    "belief-dearer":
      "Å tro på en Meyer koster ikke mindre enn å løfte en ekte: da tror ingen på den.",
    "surrender-dearer":
      "Det lønner seg aldri å gi opp: en løgn koster ikke mer og blir kanskje trodd.",
    "meyer-cut": "En Meyer koster flere liv enn det er: ingen mister mer enn de har.",
    "little-meyer-cut": "En Lille Meyer koster flere liv enn det er: ingen mister mer enn de har.",
    "double-cut": "Å doble endrer ingenting: en Meyer tar alle livene uansett.",
    "last-two-first-out":
      "Det er slutt når den første er ute: to blir det bare hvis andre går hjem.",
    "last-two-sips": "Med slurker ryker ingen ut: to blir det bare hvis andre går hjem.",
    "last-two-one-life": "Med ett liv kan ingen miste to.",
    "life-roll-poor":
      "I snitt gir det å slå om liv ikke mer enn den halvparten det kommer i stedet for.",
    "second-life-sips": "Med slurker ryker ingen ut: ingen trenger et ekstra liv.",
    "first-out-sips": "Med slurker ryker ingen ut: bordet avslutter spillet.",
    "penalties-sips": "Med slurker telles ingen poeng.",
    "taken-at-word":
      "Med ekte terninger kjenner telefonen ingen kast: det som avhenger av dem, tas for god fisk.",
  },
  tips: {
    "fresh-half": (claim, ways) =>
      `Opp til ${claim} er et nytt kast minst like ofte sant som løgn: ${ways} ganger av 36 og mer.`,
    steep: (claim, ways) =>
      `Fra ${claim} blir det bratt: et nytt kast holder det ${ways} ganger av 36.`,
    "meyer-odds": (meyer, ways) => `Et nytt kast holder ${meyer} bare ${ways} ganger av 36.`,
    "pair-rarer": (mixed, pair) =>
      `${mixed} faller dobbelt så ofte som ${pair}: to terninger kan lage det på to måter.`,
    "meyer-lift-odds": (meyer, ways) =>
      `Når den nettopp er slått, er ${meyer} sann ${ways} ganger av 36: i snitt er det billigere å løfte enn å tro.`,
    "claim-unseen": () => "Ingen trenger å kikke før det meldes. Det er også en bløff.",
    "believe-hides": () => "Den som tror, får ikke se hva som lå i begeret.",
    "full-circle": () => "Hele veien rundt usett, og begeret er tilbake hos den som slo.",
    "high-first": (roll) => `Den høye terningen først: 3 og 5 er ${roll}, ikke 35.`,
    "after-54": (roll, next) => `Rett over ${roll} kommer ${next}.`,
    "pairs-beat-mixed": (pair, mixed) => `Selv det svakeste paret, ${pair}, slår ${mixed}.`,
    "ones-beat": (ones, sixes) => `${ones} slår ${sixes} her.`,
    "little-meyer-lowest": (little, low) => `${little} er ikke noe spesielt: selv ${low} slår den.`,
    "little-meyer-beats": (little, pair) => `${little} slår ${pair}.`,
    "half-meyer-beats": (half, pair) => `${half} slår ${pair}.`,
    "more-is-no-lie": (claim, roll) =>
      `${claim} meldt, ${roll} i begeret: ikke løgn. Å ha mer er aldri løgn.`,
    "exact-hit": (claim) => `Akkurat ${claim} i begeret er sant: den som løftet, tok feil.`,
    "joker-holds": (joker, meyer) => `Med ${joker} i begeret er selv ${meyer} sann.`,
    "look-again": () => "Glemt hva det var? Det er lov å kikke igjen helt til det meldes.",
    "same-again": (roll) => `Etter ${roll} kan man si ${roll} igjen.`,
    "not-same": (roll) => `Etter ${roll} er en ${roll} til for lite.`,
    "less-than-rolled": (roll, claim) => `Med ${roll} kan man si ${claim}.`,
    "not-less": (roll, claim) => `Den som har sett ${roll}, kan ikke si ${claim}.`,
    "only-meyer-left": (best, meyer) => `Etter ${best} er bare ${meyer} igjen.`,
    "left-after-best": (best, left) => `Etter ${best} er det fortsatt ${left}.`,
    "toast-unsaid": (roll) => `${roll} sies aldri. Den vises eller lyves vekk.`,
    "last-two-cost": (cost) => `Mellom de to siste er hvert tap minst ${cost}.`,
  },
};
