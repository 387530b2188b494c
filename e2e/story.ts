// A game written down beforehand, as a table of who does what and what everybody has left; and its playing.
import type { BrowserContext } from "@playwright/test";
import { type Dice, drawn, type Pips, seedDice } from "./chance.ts";
import type { Table, Tradition } from "./table.ts";
import { expect, test } from "./test.ts";

export type Act =
  /** The phone goes over: Handover names who acts, and is accepted. */
  | "takes the phone"
  /** The dice as they fall, first die first. */
  | `rolls ${number}`
  | "looks"
  | `says ${number}`
  | "believes"
  | "lifts"
  | "doubles"
  | "passes it on unseen"
  | `passes it on unseen with ${number}`
  | `re-rolls unseen ${number}`
  | "shows the Meyer"
  | "shows the 32"
  /** What the screen says to all, word for word. */
  | `reads: ${string}`
  /** Controls that are not there, or are there and dead. */
  | `has no ${string}`
  | `cannot yet ${string}`
  | `cannot say ${number}`
  /** Is refused, and only the next look says why. */
  | `tries ${string}, but: ${string}`
  | `tries to say ${number}, but: ${string}`;

export type Turn = readonly [who: string, ...acts: readonly Act[]];

type PerName<T> = Readonly<Record<string, T>>;

export type Round = Readonly<{
  /** What it is there for. */
  shows: string;
  turns: readonly Turn[];
  /** Large on the Reveal; null where a roll was shown and not judged; left out where none was seen. */
  verdict?: string | null;
  /** Further lines of the Reveal. */
  says?: readonly string[];
  /** What everybody has after the round. */
  lives: PerName<number>;
  out?: readonly string[];
  sips?: PerName<string>;
  /** Who rolls for their lives, what falls, and what everybody has then. */
  lifeRoll?: Readonly<{ who: string; die: Pips; lives: PerName<number> }>;
}>;

export type Story = Readonly<{
  tradition: Tradition;
  /** The phone's language, and the page's. */
  locale: string;
  lang: string;
  /** In seat order; the first opens. */
  names: readonly string[];
  lives: number;
  rounds: readonly Round[];
  /** The headline of Over. */
  end: string;
}>;

const digits = (act: string): readonly number[] => (act.match(/\d/g) ?? []).map(Number);
const diceIn = (act: string): Dice => digits(act) as unknown as Dice;
const number = (act: string) => Number(act.match(/\d+/)?.[0]);

/** Every die of the story in the order it falls. */
export function diceOf({ rounds }: Story): readonly (Dice | Pips)[] {
  return rounds.flatMap(({ turns, lifeRoll }) => [
    ...turns
      .flatMap(([, ...acts]) => acts)
      .filter((act) => /^(?:rolls|re-rolls unseen) \d\d$/.test(act))
      .map(diceIn),
    ...(lifeRoll ? [lifeRoll.die] : []),
  ]);
}

type Playing = Readonly<{ table: Table; who: string; cup: { dice: Dice | null } }>;

/** What the holder reads beside the dice. */
async function whispers({ table }: Playing, line: string): Promise<void> {
  await table.armed();
  const before = await table.turn();
  const release = await table.finger.press(table.handle("cup"));
  await expect(table.dice).toHaveCount(2);
  await expect(table.main).toContainText(line);
  await release();
  expect(await table.main.textContent(), "a private line outlasts the hold").not.toContain(line);
  await table.turned(before + 1, "a look is one event");
}

async function tries({ table, ...rest }: Playing, what: string, why: string): Promise<void> {
  if (what.startsWith("to say")) {
    const before = await table.turn();
    await table.pick(number(what));
    await table.tap("say");
    await whispers({ table, ...rest }, why);
    expect(await table.screen()).toBe("claim");
    expect(await table.turn(), "only the look has happened").toBe(before + 1);
    return;
  }
  await table.holdInVain(what);
  await whispers({ table, ...rest }, why);
  expect(await table.screen()).toBe("claim");
}

/** Everybody sees who acts: in the headline, or in the line that says who answers whom. */
async function names({ table, who }: Playing, act: Act): Promise<void> {
  if (/^(?:believes|lifts|doubles|passes)/.test(act)) {
    await table.at("answer");
    return expect(table.main.locator("header")).toContainText(who);
  }
  await table.at(act.startsWith("rolls") ? "roll" : "claim");
  return expect(table.main.locator("h1")).toContainText(who);
}

async function plays(playing: Playing, act: Act): Promise<void> {
  const { table, who, cup } = playing;
  const [, tried, why] = act.match(/^tries (.*), but: (.*)$/) ?? [];
  if (tried !== undefined && why !== undefined) return tries(playing, tried, why);
  const [, line] = act.match(/^reads: (.*)$/) ?? [];
  if (line !== undefined) return expect(table.main).toContainText(line);
  const [, missing] = act.match(/^has no (.*)$/) ?? [];
  if (missing !== undefined) {
    await table.armed();
    return expect(table.handle(missing)).toHaveCount(0);
  }
  const [, dead] = act.match(/^cannot yet (.*)$/) ?? [];
  if (dead !== undefined) {
    await table.armed();
    return expect(table.handle(dead)).toBeDisabled();
  }
  if (act.startsWith("cannot say")) {
    return expect(table.rung(number(act))).toHaveAttribute("aria-disabled", "true");
  }
  if (act === "takes the phone") return table.accept(who);
  await names(playing, act);
  switch (act) {
    case "looks":
      expect(await table.look()).toEqual(cup.dice);
      return;
    case "believes":
      return table.believe();
    case "lifts":
      return table.lift();
    case "doubles":
      return table.double();
    case "passes it on unseen":
      return table.passBlind();
    case "shows the Meyer":
      return table.showMeyer();
    case "shows the 32":
      return table.toast();
  }
  if (act.startsWith("says")) return table.claim(number(act));
  if (act.startsWith("passes")) return table.passBlind(number(act));
  cup.dice = diceIn(act);
  return act.startsWith("re-rolls") ? table.rerollBlind() : table.roll();
}

async function stands(table: Table, { lives, out = [] }: Round): Promise<void> {
  await expect.poll(table.lives).toEqual(lives);
  expect(await table.out()).toEqual(out);
}

async function reveals(table: Table, round: Round, cup: Dice | null): Promise<void> {
  await table.at("reveal");
  const { verdict, says = [], sips = {} } = round;
  if (verdict === undefined) {
    await expect(table.dice).toHaveCount(0);
  } else {
    const large = table.main.locator("h1");
    if (verdict === null) await expect(large).toHaveCount(0);
    else await expect(large).toHaveText(verdict);
    expect([...(await table.pips())].sort()).toEqual([...(cup ?? [])].sort());
  }
  for (const line of says) await expect(table.main).toContainText(line);
  await stands(table, round);
  for (const [name, drunk] of Object.entries(sips)) {
    const seat = table.seats.and(table.page.locator(`[data-player="${name}"]`));
    await expect(seat.getByRole("img", { name: drunk, exact: true })).toBeVisible();
  }
}

async function playRound(table: Table, round: Round): Promise<void> {
  const cup: { dice: Dice | null } = { dice: null };
  for (const [who, ...acts] of round.turns) {
    for (const act of acts) {
      await test.step(`${who} ${act}`, () => plays({ table, who, cup }, act));
    }
  }
  await reveals(table, round, cup.dice);
  await table.nextRound();
  if (!round.lifeRoll) return;
  await table.at("between");
  await stands(table, round);
  await expect(table.handle("reroll-lives")).toContainText(round.lifeRoll.who);
  await table.rerollLives();
  await expect.poll(table.lives).toEqual(round.lifeRoll.lives);
  await expect(table.handle("reroll-lives")).toHaveCount(0);
  await table.nextRound();
}

/** Plays a story from Home to its winner. */
export async function tell(context: BrowserContext, table: Table, story: Story): Promise<void> {
  await seedDice(context, diceOf(story));
  const { names, tradition, lives, lang, rounds, end } = story;
  await table.page.goto("/");
  await expect(table.page.locator("html")).toHaveAttribute("lang", lang);
  await table.deal({ names, tradition, lives });
  expect(await table.lives()).toEqual(Object.fromEntries(names.map((name) => [name, lives])));
  for (const [index, round] of rounds.entries()) {
    await test.step(`round ${index + 1}: ${round.shows}`, () => playRound(table, round));
  }
  await table.at("over");
  await expect(table.main.locator("h1")).toHaveText(end);
  const last = rounds.at(-1);
  if (last) await stands(table, last);
  expect(await drawn(table.page), "dice that never fell").toBe(diceOf(story).flat().length);
}
