// The three house presets, each a short whole game with known dice: what the four traditions lack.
import { type Story, tell } from "./story.ts";
import { test } from "./test.ts";

/** Ones are the best pair; the cup may go on unseen with the same claim; a lifted Mia costs 2 or 1. */
const mia: Story = {
  tradition: "mia",
  locale: "en-GB",
  lang: "en",
  names: ["Ann", "Bob", "Cat"],
  lives: 2,
  rounds: [
    {
      shows: "passed on unseen twice; full circle: Ann rolled it, and must believe or lift",
      turns: [
        ["Ann", "takes the phone", "rolls 55", "looks", "says 54"],
        ["Bob", "passes it on unseen"],
        ["Cat", "reads: Bob passed it on unseen", "passes it on unseen"],
        ["Ann", "has no pass-blind"],
        ["Ann", "reads: True: costs Ann 1 life. Not so: costs Cat 1 life.", "lifts"],
      ],
      verdict: "True",
      says: ["Cat said fifty-four", "That costs Ann 1 life"],
      lives: { Ann: 1, Bob: 2, Cat: 2 },
    },
    {
      shows:
        "a Mia goes on unseen, but not to who rolled it; who passed it answers for the lie, with 1",
      turns: [
        ["Ann", "rolls 64", "looks", "says 21"],
        ["Bob", "reads: Costs Bob 1 life, nobody lifts", "passes it on unseen"],
        ["Cat", "has no pass-blind"],
        ["Cat", "reads: True: costs Cat 2 lives. Not so: costs Bob 1 life.", "lifts"],
      ],
      verdict: "Not so",
      says: ["Bob said Mia", "That costs Bob 1 life"],
      lives: { Ann: 1, Bob: 1, Cat: 2 },
    },
    {
      shows: "a pair of ones beats a pair of twos; 66 is a low pair",
      turns: [
        ["Bob", "takes the phone", "rolls 22", "looks", "says 22"],
        ["Cat", "believes", "rolls 66", "looks", "cannot say 66", "says 11"],
        ["Ann", "lifts"],
      ],
      verdict: "A lie",
      lives: { Ann: 1, Bob: 1, Cat: 1 },
    },
    {
      shows: "a true Mia is worth 2, cut to the one life that Ann has left",
      turns: [
        ["Cat", "takes the phone", "rolls 12", "looks", "says 21"],
        ["Ann", "reads: True: costs Ann 1 life. A lie: costs Cat 1 life.", "lifts"],
      ],
      verdict: "True",
      says: ["Ann is out"],
      lives: { Ann: 0, Bob: 1, Cat: 1 },
      out: ["Ann"],
    },
    {
      shows: "31 is the lowest roll here and does not hold 41",
      turns: [
        ["Bob", "takes the phone", "rolls 31", "looks", "says 41"],
        ["Cat", "lifts"],
      ],
      verdict: "A lie",
      says: ["Bob is out"],
      lives: { Ann: 0, Bob: 0, Cat: 1 },
      out: ["Ann", "Bob"],
    },
  ],
  end: "Cat wins",
};

/** Same or higher; a 32 is a toast; re-roll unseen at will; roll for lives; the last two lose 2. */
const bodega: Story = {
  tradition: "bodega",
  locale: "da-DK",
  lang: "da",
  names: ["Ib", "Jo", "Liv"],
  lives: 2,
  rounds: [
    {
      shows: "a 32 cannot be claimed, it is shown: nobody loses, the same player opens again",
      turns: [
        ["Ib", "takes the phone", "rolls 23", "cannot yet toast", "cannot say 32", "looks"],
        ["Ib", "shows the 32"],
      ],
      verdict: "Fællesskål",
      says: ["Ib viser en 32", "Ingen mister noget"],
      lives: { Ib: 2, Jo: 2, Liv: 2 },
    },
    {
      shows: "41 is no 32; an unseen re-roll without a look; a 32 out of it is a toast as well",
      turns: [
        ["Ib", "rolls 41", "looks", "tries toast, but: Det er ikke en 32.", "says 61"],
        ["Jo", "believes", "rolls 65", "re-rolls unseen 32"],
        ["Liv", "lifts"],
      ],
      verdict: "Fællesskål",
      says: ["Ingen mister noget"],
      lives: { Ib: 2, Jo: 2, Liv: 2 },
    },
    {
      shows:
        "who re-rolled opens; on half the lives a die is rolled for them, never for more than 2",
      turns: [
        ["Jo", "takes the phone", "rolls 43", "looks", "says 66"],
        ["Liv", "lifts"],
      ],
      verdict: "Løgn",
      lives: { Ib: 2, Jo: 1, Liv: 2 },
      lifeRoll: { who: "Jo", die: 5, lives: { Ib: 2, Jo: 2, Liv: 2 } },
    },
    {
      shows: "a life roll for better or worse: Liv stays on 1",
      turns: [
        ["Jo", "rolls 54", "looks", "says 55"],
        ["Liv", "believes", "rolls 63", "looks", "says 66"],
        ["Ib", "lifts"],
      ],
      verdict: "Løgn",
      lives: { Ib: 2, Jo: 2, Liv: 1 },
      lifeRoll: { who: "Liv", die: 1, lives: { Ib: 2, Jo: 2, Liv: 1 } },
    },
    {
      shows: "of three in, a loss is still 1: Liv is out",
      turns: [
        ["Liv", "rolls 42", "looks", "says 44"],
        ["Ib", "reads: Sandt: koster Ib 1 liv. Løgn: koster Liv 1 liv.", "lifts"],
      ],
      verdict: "Løgn",
      says: ["Liv er ude"],
      lives: { Ib: 2, Jo: 2, Liv: 0 },
      out: ["Liv"],
    },
    {
      shows: "between the last two every loss is 2",
      turns: [
        ["Ib", "rolls 53", "looks", "says 53"],
        ["Jo", "reads: Sandt: koster Jo 2 liv. Løgn: koster Ib 2 liv.", "lifts"],
      ],
      verdict: "Sandt",
      says: ["Det koster Jo 2 liv", "Jo er ude"],
      lives: { Ib: 2, Jo: 0, Liv: 0 },
      out: ["Jo", "Liv"],
    },
  ],
  end: "Ib vinder",
};

/** Blind and higher; „mehr“ at will; a Mäxchen may be shown; on 0 one swims; a life is also a sip. */
const kneipe: Story = {
  tradition: "kneipe",
  locale: "de-AT",
  lang: "de",
  names: ["Uli", "Veit", "Wim"],
  lives: 2,
  rounds: [
    {
      shows:
        "53 is no Mäxchen; 21 may be shown: everybody else loses 1 and drinks; the shower opens",
      turns: [
        ["Uli", "takes the phone", "rolls 53", "cannot yet show-meyer", "looks"],
        ["Uli", "tries show-meyer, but: Das ist kein Mäxchen.", "says 61"],
        ["Veit", "believes", "rolls 12", "looks", "shows the Meyer"],
      ],
      says: ["Veit zeigt ein Mäxchen"],
      verdict: null,
      lives: { Uli: 1, Veit: 2, Wim: 1 },
      sips: { Uli: "1 Schluck", Veit: "0 Schlucke", Wim: "1 Schluck" },
    },
    {
      shows: "passed on unseen for a higher claim; who passed answers for it, and swims on 0",
      turns: [
        ["Veit", "rolls 62", "looks", "says 62"],
        ["Wim", "passes it on unseen with 65"],
        ["Uli", "reads: Wim sagt zu Uli"],
        ["Uli", "reads: Stimmt: kostet Uli 1 Leben, 1 Schluck", "lifts"],
      ],
      verdict: "Stimmt nicht",
      says: ["Wim hat gesagt: fünfundsechzig", "Wim schwimmt: noch ein Verlust, dann raus"],
      lives: { Uli: 1, Veit: 2, Wim: 0 },
      sips: { Wim: "2 Schlucke" },
    },
    {
      shows: "who swims opens and plays on; the next loss, whatever it is, puts them out",
      turns: [
        ["Wim", "takes the phone", "rolls 31", "looks", "says 41"],
        ["Uli", "reads: Gelogen: kostet Wim das Spiel, 1 Schluck", "lifts"],
      ],
      verdict: "Gelogen",
      says: ["Wim ist raus"],
      lives: { Uli: 1, Veit: 2, Wim: 0 },
      out: ["Wim"],
      sips: { Wim: "3 Schlucke" },
    },
    {
      shows: "„mehr“ without a look; 66 holds 43; Uli swims",
      turns: [
        ["Uli", "rolls 42", "looks", "says 43"],
        ["Veit", "believes", "rolls 64", "re-rolls unseen 66"],
        ["Uli", "lifts"],
      ],
      verdict: "Stimmt",
      says: ["Uli schwimmt: noch ein Verlust, dann raus"],
      lives: { Uli: 0, Veit: 2, Wim: 0 },
      out: ["Wim"],
      sips: { Uli: "2 Schlucke" },
    },
    {
      shows: "nobody swims twice",
      turns: [
        ["Uli", "rolls 51", "looks", "says 55"],
        ["Veit", "lifts"],
      ],
      verdict: "Gelogen",
      says: ["Uli ist raus"],
      lives: { Uli: 0, Veit: 2, Wim: 0 },
      out: ["Uli", "Wim"],
      sips: { Uli: "3 Schlucke" },
    },
  ],
  end: "Veit gewinnt",
};

for (const story of [mia, bodega, kneipe]) {
  test.describe(story.tradition, () => {
    test.use({ locale: story.locale });
    test(`a whole game in ${story.lang}`, async ({ context, table }) => {
      test.slow();
      await tell(context, table, story);
    });
  });
}
