// English, the shape: the rules page, what is pointed out about a ruleset, and tips. Rolls come in as digits.

import type { RemarkName } from "../../game/words/house.ts";
import type { TipName } from "../../game/words/lessons.ts";

type Tips = Readonly<Record<TipName, (...slots: never[]) => string>>;

export const en = {
  page: {
    title: "Rules",
    how: "How it is played",
    cards: {
      roll: {
        title: "Roll and peek",
        text: "Two dice make one number, the high die first: 3 and 5 is 53. Only whoever rolled may look.",
        seal: "The pictures on the cup stay until somebody rolls anew.",
      },
      claim: {
        title: "Claim and pass",
        text: "Say a roll out loud, true or not, and pass the cup on. Each claim has to top the one before.",
        equal:
          "Say a roll out loud, true or not, and pass the cup on. Each claim has to be as high as the one before, or higher.",
      },
      answer: {
        title: "Believe or lift",
        text: "Believe, roll anew and claim higher; or lift. A lie costs whoever claimed, the truth whoever lifted.",
        equal:
          "Believe, roll anew and claim the same or higher; or lift. A lie costs whoever claimed, the truth whoever lifted.",
      },
    },
    table: "The rules of the last table",
    tradition: "The rules to begin with",
    hints: "Tips",
    mistakes: "Often got wrong",
    asides: "And what if …",
    evening: "What kind of evening",
    rounds: (rounds: number) => `Up to ${rounds} losses until one is left`,
    evenings: {
      duel: "Two, 3 lives: a duel while the coffee is made.",
      quick: "Three or four, 3 lives: once round between two orders.",
      long: "Three to six, 6 lives: the game of the evening, with time for old scores.",
      crowd:
        "Seven to twelve, 2 or 3 lives: everybody gets a turn soon, and nobody waits long once out.",
    },
    real: "With real dice",
    realLines: {
      cup: "A cup that cannot be seen through, and a beer mat under it: so it is passed on covered.",
      cups: "Two cups held mouth to mouth shake, close and travel without a mat.",
      dice: "A spare die in front of everybody shows the lives: six down to one.",
      phone: "This phone then keeps the claims, the lives and the rules.",
    },
    say: "How it is said",
    sayLines: {
      high: "Two digits, the high one first: six-three, never three-six.",
      names: "21 is the Mia; 31, where it counts, the Little Mia.",
    },
    care: "Take care of each other",
    careLines: {
      game: "This is a game, no invitation to gamble or to drink.",
      press: "Nobody is pressed: to play, to drink, or to stay.",
      water: "Water counts. So does a pass.",
      camera: "No app can forbid a picture of its screen: at the table nobody takes one.",
      help: "Whoever finds it hard to stop is not alone: speak to somebody.",
    },
  },
  remarks: {
    "belief-dearer": "Believing a Mia costs no less than lifting a true one: nobody would believe.",
    "surrender-dearer": "Giving up never pays: a lie costs no more, and may be believed.",
    "meyer-cut": "A Mia costs more lives than there are: nobody loses more than they have.",
    "little-meyer-cut":
      "A Little Mia costs more lives than there are: nobody loses more than they have.",
    "double-cut": "Doubling changes nothing: a Mia takes all lives as it is.",
    "last-two-first-out": "It ends with the first one out: two are left only if others go home.",
    "last-two-sips": "With sips nobody goes out: two are left only if others go home.",
    "last-two-one-life": "With one life nobody can lose two.",
    "life-roll-poor": "On average a life roll gives no more than the half it replaces.",
    "second-life-sips": "With sips nobody goes out: no second life is needed.",
    "first-out-sips": "With sips nobody goes out: the table ends the game.",
    "penalties-sips": "With sips no points are counted.",
    "taken-at-word":
      "With real dice the phone knows no roll: what depends on one is taken at the players' word.",
  } satisfies Record<RemarkName, string>,
  tips: {
    "fresh-half": (claim: string, ways: number) =>
      `Up to ${claim} a fresh roll is at least as likely to be true as not: ${ways} times in 36 and more.`,
    steep: (claim: string, ways: number) =>
      `From ${claim} on it is steep: a fresh roll holds it ${ways} times in 36.`,
    "meyer-odds": (meyer: string, ways: number) =>
      `A fresh roll holds ${meyer} only ${ways} times in 36.`,
    "pair-rarer": (mixed: string, pair: string) =>
      `${mixed} falls twice as often as ${pair}: two dice make it in two ways.`,
    "meyer-lift-odds": (meyer: string, ways: number) =>
      `Rolled fresh, ${meyer} is true ${ways} times in 36: lifting costs less than believing, on average.`,
    "claim-unseen": () => "Nobody has to look before claiming. It is a bluff of its own.",
    "believe-hides": () => "Whoever believes does not get to see what lay in the cup.",
    "full-circle": () =>
      "Passed on unseen all the way round, the cup comes back to whoever rolled it.",
    "high-first": (roll: string) => `The high die comes first: 3 and 5 is ${roll}, not 35.`,
    "after-54": (roll: string, next: string) => `Right above ${roll} comes ${next}.`,
    "pairs-beat-mixed": (pair: string, mixed: string) =>
      `Even the weakest pair, ${pair}, beats ${mixed}.`,
    "ones-beat": (ones: string, sixes: string) => `${ones} beats ${sixes} here.`,
    "little-meyer-lowest": (little: string, low: string) =>
      `${little} is nothing special: even ${low} beats it.`,
    "little-meyer-beats": (little: string, pair: string) => `${little} beats ${pair}.`,
    "half-meyer-beats": (half: string, pair: string) => `${half} beats ${pair}.`,
    "more-is-no-lie": (claim: string, roll: string) =>
      `${claim} said, ${roll} in the cup: no lie. Having more is never one.`,
    "exact-hit": (claim: string) =>
      `Exactly ${claim} in the cup is the truth: the lifter was wrong.`,
    "joker-holds": (joker: string, meyer: string) =>
      `With ${joker} in the cup even ${meyer} is true.`,
    "look-again": () => "Forgotten what it was? The cup may be looked into again until the claim.",
    "same-again": (roll: string) => `After ${roll} one may say ${roll} again.`,
    "not-same": (roll: string) => `After ${roll} another ${roll} is too little.`,
    "less-than-rolled": (roll: string, claim: string) => `With ${roll} one may say ${claim}.`,
    "not-less": (roll: string, claim: string) => `Whoever has seen ${roll} may not say ${claim}.`,
    "only-meyer-left": (best: string, meyer: string) => `After ${best} only ${meyer} is left.`,
    "left-after-best": (best: string, left: string) => `After ${best} there is still ${left}.`,
    "toast-unsaid": (roll: string) => `${roll} is never said. It is shown, or lied away.`,
    "last-two-cost": (cost: number) => `Between the last two every loss is at least ${cost}.`,
  } satisfies Tips,
};
