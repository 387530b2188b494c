// A table that plays: every act by its handle (DESIGN: Handles), as a finger does it.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Pips } from "./chance.ts";
import type { Finger } from "./touch.ts";

export type Tradition =
  | "meiern"
  | "meyer-no"
  | "meyer-dk"
  | "meyer-vaertshus"
  | "mia"
  | "bodega"
  | "kneipe";

export type Deal = Readonly<{
  /** In seat order; the first opens. */
  names: readonly string[];
  tradition: Tradition;
  /** What the tradition's players may look for on top of it. */
  variants?: readonly string[];
  lives?: number;
  /** Real dice under a real cup. */
  cup?: "table";
}>;

export type Screen =
  | "home"
  | "setup"
  | "handover"
  | "roll"
  | "claim"
  | "answer"
  | "reveal"
  | "entry"
  | "between"
  | "over"
  | "settings";

/** What a preset starts with (RULES: The traditions). */
const livesOf = (tradition: Tradition) => (tradition === "kneipe" ? 3 : 6);
/** How many empty names Setup begins with. */
const ROWS = 3;
/** Longer than any hold takes. */
const LONG = 1500;

/** How long something may take to come. */
const PATIENCE = 5_000;

export type Table = ReturnType<typeof tableOn>;

/** With one life each: a roll, a claim, a lift, and the game is over. */
export async function endAtOnce(table: Table, claim: number, opener?: string): Promise<void> {
  await table.accept(opener);
  await table.roll();
  await table.claim(claim);
  await table.lift();
  await table.nextRound();
  await table.at("over");
}

/**
 * Waits in the page itself until something is there. Playwright looks again after growing pauses, and
 * with a pause at every screen that is most of a game. Whether it came is for an assertion to say.
 */
async function come(page: Page, selector: string): Promise<void> {
  const came = page
    .evaluate(
      (wanted) =>
        new Promise<void>((done) => {
          if (document.querySelector(wanted)) return done();
          const watch = new MutationObserver(() => {
            if (!document.querySelector(wanted)) return;
            watch.disconnect();
            done();
          });
          watch.observe(document, { subtree: true, childList: true, attributes: true });
        }),
      selector,
    )
    // The page went meanwhile: what is awaited may be on the next one.
    .catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, PATIENCE);
  });
  await Promise.race([came, late]);
  clearTimeout(timer);
}

/** Fills a field in. Filled at one go in Firefox, React does not hear of it: there it is typed. */
async function write(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  if (field.page().context().browser()?.browserType().name() !== "firefox") return;
  await field.fill("");
  await field.pressSequentially(text);
}

export function tableOn(page: Page, finger: Finger) {
  const handle = (id: string): Locator => page.getByTestId(id);
  const main = page.locator("main[data-screen]");
  const dice = handle("die");
  const rung = (roll: number) => page.locator(`[data-testid="rung"][data-roll="${roll}"]`);
  const seats = handle("seat");

  const live = async (id: string) => {
    await come(page, `[data-testid="${id}"]:enabled`);
    await expect(handle(id)).toBeEnabled();
  };
  const tap = async (id: string) => {
    await live(id);
    await finger.tap(handle(id));
  };
  const screen = () => main.getAttribute("data-screen");
  const turn = async () => Number(await main.getAttribute("data-turn"));
  const turned = async (to: number, why: string) => {
    await come(page, `main[data-turn="${to}"]`);
    await expect.poll(turn, why).toBe(to);
  };
  const at = async (name: Screen) => {
    const wanted = `main[data-screen="${name}"]`;
    await come(page, wanted);
    await expect(page.locator(wanted), `not on ${name}`).toBeVisible();
  };
  /** The controls may be used: half a second has gone and no finger is down. */
  const armed = () => live("menu");
  const pips = async (): Promise<readonly Pips[]> =>
    dice.evaluateAll((found) => found.map((die) => Number(die.getAttribute("data-pips")) as Pips));

  /** Holds until what it does is done: one event more. */
  async function hold(id: string): Promise<void> {
    await live(id);
    const before = await turn();
    const release = await finger.press(handle(id));
    await turned(before + 1, `holding ${id} did nothing`);
    await release();
  }

  /** Holds as long as anybody would, and nothing comes of it. */
  async function holdInVain(id: string, ms = LONG): Promise<void> {
    await live(id);
    const before = await turn();
    const release = await finger.press(handle(id));
    await page.waitForTimeout(ms);
    await release();
    expect(await turn()).toBe(before);
  }

  async function pick(roll: number): Promise<void> {
    await expect(rung(roll)).toHaveAttribute("aria-disabled", "false");
    await finger.tap(rung(roll));
    await expect(rung(roll)).toHaveAttribute("aria-checked", "true");
  }

  /** Fills in the names that Setup asks for, one to a line. */
  async function seat(names: readonly string[]): Promise<void> {
    for (let rows = ROWS; rows < names.length; rows += 1) await tap("add-player");
    for (let rows = ROWS; rows > names.length; rows -= 1) {
      await finger.tap(handle("remove-player").last());
    }
    for (const [at, name] of names.entries()) await write(handle("player-name").nth(at), name);
  }

  async function follow(tradition: Tradition): Promise<void> {
    const choice = handle(`tradition-${tradition}`);
    await finger.tap(choice);
    await expect(choice).toBeChecked();
  }

  async function start(lives: number, before: number): Promise<void> {
    const way = handle("lives")
      .getByRole("button")
      .nth(lives < before ? 0 : 1);
    for (let steps = Math.abs(lives - before); steps > 0; steps -= 1) await finger.tap(way);
  }

  return {
    page,
    finger,
    handle,
    main,
    dice,
    rung,
    seats,
    tap,
    screen,
    turn,
    turned,
    at,
    live,
    armed,
    pips,
    hold,
    holdInVain,
    pick,
    seat,
    follow,

    /** From Home to the first Handover. */
    async deal({ names, tradition, variants = [], lives, cup }: Deal): Promise<void> {
      await tap("new-game");
      await at("setup");
      await seat(names);
      await handle("opener").selectOption({ index: 1 });
      await follow(tradition);
      for (const variant of variants) await tap(`variant-${variant}`);
      if (lives !== undefined) await start(lives, livesOf(tradition));
      if (cup !== undefined) await finger.tap(handle("cup-table"));
      await tap("start-game");
      await at("handover");
    },

    /** Takes the phone: the cover must name whoever does. */
    async accept(who?: string): Promise<void> {
      await at("handover");
      if (who !== undefined) await expect(handle("handover-accept")).toContainText(who);
      await tap("handover-accept");
      // Saved first: until it is, the cover and its turn stay.
      await expect(main).not.toHaveAttribute("data-screen", "handover");
    },
    async roll(): Promise<void> {
      await at("roll");
      await tap("roll");
      await at("claim");
    },
    /** Holds the cup and lets go; gives the dice that were there meanwhile, and nowhere after. */
    async look(): Promise<readonly Pips[]> {
      await at("claim");
      await armed();
      await expect(dice).toHaveCount(0);
      const before = await turn();
      const release = await finger.press(handle("cup"));
      await come(page, '[data-testid="die"]');
      await expect(dice).toHaveCount(2);
      const seen = await pips();
      await release();
      expect(await dice.count(), "the dice outlast the hold").toBe(0);
      await turned(before + 1, "a look is one event");
      return seen;
    },
    async claim(roll: number): Promise<void> {
      await at("claim");
      await armed();
      await pick(roll);
      await tap("say");
      await at("answer");
    },
    async believe(): Promise<void> {
      await at("answer");
      await tap("believe");
    },
    async lift(): Promise<void> {
      await at("answer");
      await hold("lift");
      await at("reveal");
    },
    async double(): Promise<void> {
      await at("answer");
      await hold("double");
      await at("reveal");
    },
    /** Where a higher claim is due, it is picked first. */
    async passBlind(roll?: number): Promise<void> {
      await at("answer");
      const before = await turn();
      await tap("pass-blind");
      if (roll !== undefined) {
        await pick(roll);
        await tap("say");
      }
      await turned(before + 1, "nothing was passed on");
    },
    rerollBlind: () => hold("reroll-blind"),
    surrender: () => hold("surrender"),
    showMeyer: () => hold("show-meyer"),
    toast: () => hold("toast"),
    buyIn: () => hold("buy-in"),
    decline: () => hold("decline"),
    rerollLives: () => hold("reroll-lives"),
    nextRound: () => tap("next-round"),
    async voidRound(): Promise<void> {
      await tap("menu");
      await hold("void-round");
    },
    async takeBack(): Promise<void> {
      await tap("menu");
      await hold("take-back");
    },
    async goHome(): Promise<void> {
      await tap("menu");
      await tap("home");
      await at("home");
    },
    endGame: () => hold("end-game"),
    /** Lifts a real cup and enters what lay in it. */
    async liftReal(roll: number): Promise<void> {
      await at("answer");
      await hold("lift");
      await at("entry");
      await armed();
      await pick(roll);
      await tap("enter");
      await at("reveal");
    },
    /** Puts right what was entered. */
    async reenter(roll: number): Promise<void> {
      await tap("change-roll");
      await pick(roll);
      await tap("enter");
      await at("reveal");
    },
    /** From a Reveal to whoever opens, with a real cup in hand. */
    async openReal(): Promise<void> {
      await tap("next-round");
      await come(page, 'main:is([data-screen="handover"], [data-screen="claim"])');
      if ((await screen()) === "handover") await tap("handover-accept");
      await at("claim");
    },
    /** From a cover or a Reveal between rounds. */
    async toTable(): Promise<void> {
      await tap("menu");
      await tap("to-table");
      await at("between");
    },
    /** Opens what can be done about somebody. */
    async person(name: string): Promise<void> {
      await at("between");
      await armed();
      await finger.tap(page.locator(`[data-testid="seat"][data-player="${name}"]`));
      await expect(handle("person")).toBeVisible();
    },
    /** What a cell of the sheet says; null where it is empty. */
    async cell(round: number, player: string): Promise<string | null> {
      const found = page.locator(`[data-round="${round}"] [data-player="${player}"]`);
      const texts = await found.locator("b, small").allTextContents();
      return texts.length === 0 ? null : texts.join(" ");
    },

    lives: (): Promise<Record<string, number>> =>
      seats.evaluateAll((found) =>
        Object.fromEntries(
          found.map((seat) => [
            seat.getAttribute("data-player"),
            Number(seat.getAttribute("data-lives")),
          ]),
        ),
      ),
    out: (): Promise<readonly (string | null)[]> =>
      seats.evaluateAll((found) =>
        found
          .filter((seat) => seat.getAttribute("data-out") === "true")
          .map((seat) => seat.getAttribute("data-player")),
      ),
  };
}
