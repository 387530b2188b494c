// The four written traditions, each a whole game of three with known dice, worked out by hand from RULES.
import { type Story, tell } from "./story.ts";
import { test } from "./test.ts";

/** Strictly higher; a believed Mäxchen costs 1, a lifted one 2 either way; the loser opens. */
const meiern: Story = {
  tradition: "meiern",
  locale: "de-DE",
  lang: "de",
  names: ["Anna", "Ben", "Carla"],
  lives: 3,
  rounds: [
    {
      shows: "a believed bluff; an exact hit is honest, so the lifter loses 1",
      turns: [
        ["Anna", "takes the phone", "rolls 42", "looks", "says 61"],
        ["Ben", "reads: Anna sagt zu Ben", "believes", "rolls 56", "looks"],
        ["Ben", "cannot say 61", "cannot say 54", "says 65"],
        ["Carla", "reads: Stimmt: kostet Carla 1 Leben. Gelogen: kostet Ben 1 Leben.", "lifts"],
      ],
      verdict: "Stimmt",
      says: ["Ben hat gesagt: fünfundsechzig", "Das kostet Carla 1 Leben"],
      lives: { Anna: 3, Ben: 3, Carla: 2 },
    },
    {
      shows: "54 is no pair of fours: the claimant loses 1; nobody has to look before claiming",
      turns: [
        ["Carla", "rolls 31", "looks", "says 33"],
        ["Anna", "believes", "rolls 54", "says 44"],
        ["Ben", "lifts"],
      ],
      verdict: "Stimmt nicht",
      says: ["Im Becher: vierundfünfzig", "Das kostet Anna 1 Leben"],
      lives: { Anna: 2, Ben: 3, Carla: 2 },
    },
    {
      shows: "a believed Mäxchen costs 1 and stays covered",
      turns: [
        ["Anna", "takes the phone", "rolls 53", "looks", "says 21"],
        ["Ben", "reads: Kostet Ben 1 Leben, keiner deckt auf"],
        ["Ben", "reads: Stimmt: kostet Ben 2 Leben. Gelogen: kostet Anna 2 Leben.", "believes"],
      ],
      says: ["Ben glaubt Anna", "Das kostet Ben 1 Leben"],
      lives: { Anna: 2, Ben: 2, Carla: 2 },
    },
    {
      shows: "a true Mäxchen costs the lifter 2, which puts Carla out",
      turns: [
        ["Ben", "rolls 12", "looks", "says 21"],
        ["Carla", "lifts"],
      ],
      verdict: "Stimmt",
      says: ["Das kostet Carla 2 Leben", "Carla ist raus"],
      lives: { Anna: 2, Ben: 2, Carla: 0 },
      out: ["Carla"],
    },
    {
      shows: "Carla is passed over, after 66 only 21 is left, a Mäxchen that is none costs 2",
      turns: [
        ["Anna", "takes the phone", "rolls 66", "looks", "says 66"],
        ["Ben", "believes", "rolls 15", "looks", "cannot say 66", "says 21"],
        ["Anna", "lifts"],
      ],
      verdict: "Gelogen",
      says: ["Das kostet Ben 2 Leben", "Ben ist raus"],
      lives: { Anna: 2, Ben: 0, Carla: 0 },
      out: ["Ben", "Carla"],
    },
  ],
  end: "Anna gewinnt",
};

/** Same or higher; 31 is the Lille Meyer; a believed Meyer is free, a lifted one costs 2 or 1. */
const norwegian: Story = {
  tradition: "meyer-no",
  locale: "nb-NO",
  lang: "nb",
  names: ["Kari", "Ola", "Nils"],
  lives: 3,
  rounds: [
    {
      shows: "a believed bluff; the same claim again; the lifter loses 1",
      turns: [
        ["Kari", "takes the phone", "rolls 41", "looks", "says 63"],
        ["Ola", "believes", "rolls 36", "looks", "cannot say 62", "says 63"],
        ["Nils", "reads: Sant: koster Nils 1 liv. Løgn: koster Ola 1 liv.", "lifts"],
      ],
      verdict: "Sant",
      says: ["Ola sa sekstitre", "Det koster Nils 1 liv"],
      lives: { Kari: 3, Ola: 3, Nils: 2 },
    },
    {
      shows: "64 is no pair of sixes: the claimant loses 1",
      turns: [
        ["Nils", "rolls 64", "looks", "says 66"],
        ["Kari", "lifts"],
      ],
      verdict: "Løgn",
      lives: { Kari: 3, Ola: 3, Nils: 1 },
    },
    {
      shows: "a believed Meyer ends the round free of charge; who believed opens next",
      turns: [
        ["Nils", "takes the phone", "rolls 52", "looks", "says 21"],
        ["Kari", "reads: Runden er over, ingen taper noe"],
        ["Kari", "reads: Sant: koster Kari 2 liv. Løgn: koster Nils 1 liv.", "believes"],
      ],
      says: ["Kari tror på Nils", "Ingen taper noe"],
      lives: { Kari: 3, Ola: 3, Nils: 1 },
    },
    {
      shows: "a true Meyer costs the lifter 2",
      turns: [
        ["Kari", "rolls 21", "looks", "says 21"],
        ["Ola", "lifts"],
      ],
      verdict: "Sant",
      says: ["Det koster Ola 2 liv"],
      lives: { Kari: 3, Ola: 1, Nils: 1 },
    },
    {
      shows: "over the Lille Meyer only itself and 21; a Meyer that is none costs 1: Nils is out",
      turns: [
        ["Ola", "rolls 13", "looks", "says 31"],
        ["Nils", "believes", "rolls 65", "looks", "cannot say 66", "says 21"],
        ["Kari", "lifts"],
      ],
      verdict: "Løgn",
      says: ["Det koster Nils 1 liv", "Nils er ute"],
      lives: { Kari: 3, Ola: 1, Nils: 0 },
      out: ["Nils"],
    },
    {
      shows: "a true Lille Meyer costs the lifter 1, which was Ola's last",
      turns: [
        ["Kari", "rolls 31", "looks", "says 31"],
        ["Ola", "lifts"],
      ],
      verdict: "Sant",
      says: ["Kari sa Lille Meyer", "Ola er ute"],
      lives: { Kari: 3, Ola: 0, Nils: 0 },
      out: ["Ola", "Nils"],
    },
  ],
  end: "Kari vinner",
};

/** Same or higher, never below the roll; who has too little re-rolls unseen; a believed Meyer plays on. */
const danish: Story = {
  tradition: "meyer-dk",
  locale: "da-DK",
  lang: "da",
  names: ["Ida", "Bo", "Eva"],
  lives: 3,
  rounds: [
    {
      shows: "a believed bluff; 52 under 54 may re-roll unseen, once looked; 66 then holds 54",
      turns: [
        ["Ida", "takes the phone", "rolls 53", "has no reroll-blind", "looks", "says 54"],
        ["Bo", "believes", "rolls 52", "cannot yet reroll-blind", "looks", "re-rolls unseen 66"],
        ["Eva", "reads: Bo slog om i blinde: det eller derover", "lifts"],
      ],
      verdict: "Sandt",
      says: ["Bo sagde fem-fire", "Det koster Eva 1 liv"],
      lives: { Ida: 3, Bo: 3, Eva: 2 },
    },
    {
      shows: "63 over 54 may not re-roll, nor say 61: only the next look says why",
      turns: [
        ["Eva", "rolls 42", "looks", "says 54"],
        ["Ida", "believes", "rolls 63", "looks"],
        ["Ida", "tries reroll-blind, but: Slaget opfylder kravet."],
        ["Ida", "tries to say 61, but: Meld seks-tre eller derover.", "says 63"],
        ["Bo", "reads: Sandt: koster Bo 1 liv. Løgn: koster Ida 1 liv.", "lifts"],
      ],
      verdict: "Sandt",
      lives: { Ida: 3, Bo: 2, Eva: 2 },
    },
    {
      shows:
        "a believed Meyer plays on: 21 over 21 over 21; the last is true and costs the lifter 1",
      turns: [
        ["Bo", "rolls 43", "looks", "says 66"],
        ["Eva", "believes", "rolls 65", "looks", "says 21"],
        ["Ida", "reads: Ida slår og skal også melde Meyer", "believes"],
        ["Ida", "rolls 41", "looks", "cannot say 31", "says 21"],
        ["Bo", "believes", "rolls 21", "looks", "says 21"],
        ["Eva", "reads: Sandt: koster Eva 1 liv. Løgn: koster Bo 1 liv.", "lifts"],
      ],
      verdict: "Sandt",
      says: ["Bo sagde Meyer"],
      lives: { Ida: 3, Bo: 2, Eva: 1 },
    },
    {
      shows: "a Meyer that is none costs 1: Eva is out",
      turns: [
        ["Eva", "rolls 62", "looks", "says 21"],
        ["Ida", "lifts"],
      ],
      verdict: "Løgn",
      says: ["Eva er ude"],
      lives: { Ida: 3, Bo: 2, Eva: 0 },
      out: ["Eva"],
    },
    {
      shows: "31 may not be said lower; 11 under it re-rolls unseen, and 32 does not hold it",
      turns: [
        ["Ida", "rolls 31", "looks"],
        ["Ida", "tries to say 66, but: Meld Lille-meyer eller derover.", "says 31"],
        ["Bo", "believes", "rolls 11", "looks", "re-rolls unseen 32"],
        ["Ida", "lifts"],
      ],
      verdict: "Passer ikke",
      says: ["Det koster Bo 1 liv"],
      lives: { Ida: 3, Bo: 1, Eva: 0 },
      out: ["Eva"],
    },
    {
      shows: "under a believed Meyer an unseen re-roll repeats 21, and here it holds",
      turns: [
        ["Bo", "takes the phone", "rolls 12", "looks", "says 21"],
        ["Ida", "believes", "rolls 55", "looks", "re-rolls unseen 21"],
        ["Bo", "lifts"],
      ],
      verdict: "Sandt",
      says: ["Bo er ude"],
      lives: { Ida: 3, Bo: 0, Eva: 0 },
      out: ["Bo", "Eva"],
    },
  ],
  end: "Ida vinder",
};

/** Strictly higher; a Meyer is lifted, never believed, for 2 either way. */
const inn: Story = {
  tradition: "meyer-vaertshus",
  locale: "da-DK",
  lang: "da",
  names: ["Lars", "Mette", "Søren"],
  lives: 3,
  rounds: [
    {
      shows: "a believed bluff; the same claim is no raise; the lifter loses 1",
      turns: [
        ["Lars", "takes the phone", "rolls 42", "looks", "says 51"],
        ["Mette", "has no pass-blind", "believes", "rolls 16", "looks", "cannot say 51", "says 61"],
        ["Søren", "lifts"],
      ],
      verdict: "Sandt",
      lives: { Lars: 3, Mette: 3, Søren: 2 },
    },
    {
      shows: "32 is no pair of threes: the claimant loses 1",
      turns: [
        ["Søren", "rolls 32", "looks", "says 33"],
        ["Lars", "lifts"],
      ],
      verdict: "Løgn",
      lives: { Lars: 3, Mette: 3, Søren: 1 },
    },
    {
      shows: "a Meyer cannot be believed; one that is none costs 2",
      turns: [
        ["Søren", "takes the phone", "rolls 13", "looks", "says 31"],
        ["Lars", "believes", "rolls 64", "looks", "cannot say 31", "says 21"],
        ["Mette", "has no believe", "has no pass-blind", "has no double"],
        ["Mette", "reads: Sandt: koster Mette 2 liv. Løgn: koster Lars 2 liv.", "lifts"],
      ],
      verdict: "Løgn",
      says: ["Det koster Lars 2 liv"],
      lives: { Lars: 1, Mette: 3, Søren: 1 },
    },
    {
      shows: "a true Meyer costs the lifter 2",
      turns: [
        ["Lars", "takes the phone", "rolls 21", "looks", "says 21"],
        ["Mette", "has no believe", "lifts"],
      ],
      verdict: "Sandt",
      says: ["Det koster Mette 2 liv"],
      lives: { Lars: 1, Mette: 1, Søren: 1 },
    },
    {
      shows: "losing the last life is out",
      turns: [
        ["Mette", "rolls 65", "looks", "says 65"],
        ["Søren", "lifts"],
      ],
      verdict: "Sandt",
      says: ["Søren er ude"],
      lives: { Lars: 1, Mette: 1, Søren: 0 },
      out: ["Søren"],
    },
    {
      shows: "Lars opens for Søren, who is out; 54 is no pair of ones",
      turns: [
        ["Lars", "takes the phone", "rolls 54", "looks", "says 11"],
        ["Mette", "lifts"],
      ],
      verdict: "Løgn",
      says: ["Lars er ude"],
      lives: { Lars: 0, Mette: 1, Søren: 0 },
      out: ["Lars", "Søren"],
    },
  ],
  end: "Mette vinder",
};

for (const story of [meiern, norwegian, danish, inn]) {
  test.describe(story.tradition, () => {
    test.use({ locale: story.locale });
    test(`a whole game in ${story.lang}`, async ({ context, table }) => {
      test.slow();
      await tell(context, table, story);
    });
  });
}
