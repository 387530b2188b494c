// What a file or another phone brings, put beside what is here: nothing doubled, nothing of here lost.

import type { Log } from "../game/flow/events.ts";
import type { Backup, BroughtGame } from "../wire/file.ts";
import { unpackLog } from "../wire/pack.ts";
import type { AnyEvent } from "./commit.ts";
import type { FinishedRecord } from "./finish.ts";
import { ALIASES, NAMES } from "./history.ts";
import { OPEN_GAME } from "./keeper.ts";
import type { StoreName } from "./notice.ts";
import { recordOf, turnOf } from "./record.ts";
import { isSame } from "./same.ts";
import { eventsOf, RECORD, type Reading, type Writing } from "./schema.ts";

/** `new`: not here yet. `newer`: goes on from what is here. `here`: here already, as far or further. `apart`: both went on. */
export type Standing = "new" | "newer" | "here" | "apart";

export type Put = Readonly<{ store: StoreName; key: string | [string, number]; value: unknown }>;
/** One thing that is brought, what becomes of it, and what is written for it. */
export type Step = Readonly<{
  kind: "running" | "finished" | "players" | "rulesets" | "settings";
  standing: Standing;
  /** A running game that is replaced or has ended: its events go first. */
  clears?: string;
  puts: readonly Put[];
}>;

export const MERGE_STORES: readonly StoreName[] = [
  "games",
  "events",
  "finished",
  "players",
  "rulesets",
  "settings",
];

type Tx = Reading | Writing;
const storeOf = <Name extends StoreName>(tx: Tx, name: Name) => (tx as Reading).objectStore(name);

/** Whether what is here is the beginning of what is brought. */
async function goesOn(
  tx: Tx,
  id: string,
  log: readonly AnyEvent[],
  turn: number,
): Promise<boolean> {
  const here: readonly unknown[] = await storeOf(tx, "events").getAll(eventsOf(id));
  return here.length === turn && isSame(here, log.slice(0, turn));
}

async function standingOf(
  tx: Tx,
  id: string,
  turn: number,
  log: () => Log | null,
): Promise<Standing> {
  const record: unknown = await storeOf(tx, "games").get(id);
  if (record === undefined) return "new";
  const here = turnOf(record);
  // What cannot be read here is never written over.
  if (here === null || here === "newer") return "here";
  if (turn < here) return "here";
  const events = log();
  const one = events !== null && (await goesOn(tx, id, events, here));
  if (turn === here) return one || events === null ? "here" : "apart";
  return one ? "newer" : "apart";
}

const putsOf = ({ carried: { game, log }, savedAt, mark }: BroughtGame): readonly Put[] => [
  { store: "games", key: game.id, value: recordOf(game, savedAt, mark) },
  ...(log ?? []).map(
    (event): Put => ({ store: "events", key: [game.id, event.turn], value: event }),
  ),
];

/** Takes a running game from elsewhere; gives what becomes of it. */
export async function runningStep(tx: Tx, brought: BroughtGame): Promise<Step> {
  const { game, log } = brought.carried;
  const step = { kind: "running" as const, puts: [] };
  if ((await storeOf(tx, "finished").getKey(game.id)) !== undefined) {
    return { ...step, standing: "here" };
  }
  const standing = await standingOf(tx, game.id, game.turn, () => log);
  if (standing === "here" || standing === "apart") return { ...step, standing };
  return { ...step, standing, clears: game.id, puts: putsOf(brought) };
}

async function finishedStep(tx: Tx, game: Backup["finished"][number]): Promise<Step> {
  const { id, log } = game;
  const record: FinishedRecord = { v: RECORD, ...game };
  const step = { kind: "finished" as const, puts: [] };
  const put: Put = { store: "finished", key: id, value: record };
  const found: unknown = await storeOf(tx, "finished").get(id);
  if (found !== undefined) {
    const known = found as Partial<FinishedRecord> | null;
    // A log that was damaged here is worth having, and what the table has agreed to holds here too.
    const lost = known?.log === null && log !== null;
    const said = known?.v === RECORD && known.agreed !== true && game.agreed === true;
    if (!lost && !said) return { ...step, standing: "here" };
    const agreed = said || known?.agreed === true ? { agreed: true as const } : {};
    const value = { ...(lost ? record : known), ...agreed };
    return { ...step, standing: "newer", puts: [{ ...put, value }] };
  }
  // Most games of a file are new, and need not be unpacked to be told so.
  if ((await storeOf(tx, "games").getKey(id)) === undefined) {
    return { ...step, standing: "new", clears: id, puts: [put] };
  }
  const events = log === null ? null : unpackLog(log);
  const turns = events?.length ?? 0;
  const standing = await standingOf(tx, id, turns, () => events);
  // A finished game that stands here as running, at the same turn, is over here too.
  const over = standing === "newer" || (standing === "here" && (await isAt(tx, id, turns)));
  return over ? { ...step, standing: "newer", clears: id, puts: [put] } : { ...step, standing };
}

const isAt = async (tx: Tx, id: string, turn: number) =>
  turnOf(await storeOf(tx, "games").get(id)) === turn;

type Dated = Readonly<{ seen?: unknown; at?: unknown }>;

async function entryStep(
  tx: Tx,
  kind: "players" | "rulesets",
  id: string,
  value: Dated,
): Promise<Step> {
  const known: unknown = await storeOf(tx, kind).get(id);
  const put: Put = { store: kind, key: id, value };
  if (known === undefined) return { kind, standing: "new", puts: [put] };
  const [here, there] = [Number((known as Dated | null)?.seen), Number(value.seen)];
  if (there > here) return { kind, standing: "newer", puts: [put] };
  return { kind, standing: "here", puts: [] };
}

const isBook = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Who is whom, and who is called what: what either phone knows, this one's word first. */
function bookStep(name: string, here: object, there: object): Step {
  const value = { ...there, ...here };
  const more = Object.keys(value).length > Object.keys(here).length;
  const puts: readonly Put[] = more ? [{ store: "settings", key: name, value }] : [];
  return { kind: "settings", standing: more ? "newer" : "here", puts };
}

/** Only what was never set here: who brings a file to a phone in use keeps that phone's settings. */
async function settingStep(tx: Tx, name: string, value: unknown): Promise<Step> {
  const known: unknown = await storeOf(tx, "settings").get(name);
  if ((name === ALIASES || name === NAMES) && isBook(known) && isBook(value)) {
    return bookStep(name, known, value);
  }
  const free = known === undefined && name !== OPEN_GAME;
  const puts: readonly Put[] = free ? [{ store: "settings", key: name, value }] : [];
  return { kind: "settings", standing: free ? "new" : "here", puts };
}

/** Takes a checked file; gives what becomes of everything in it. */
export async function stepsOf(tx: Tx, backup: Backup): Promise<readonly Step[]> {
  const { settings, players, rulesets, running, finished } = backup;
  const steps = [
    ...running.map((game) => runningStep(tx, game)),
    ...finished.map((game) => finishedStep(tx, game)),
    ...players.map((player) => entryStep(tx, "players", player.id, player)),
    ...rulesets.map((own) => entryStep(tx, "rulesets", own.id, own)),
    ...Object.entries(settings).map(([name, value]) => settingStep(tx, name, value)),
  ];
  return Promise.all(steps);
}

/** Writes what the steps say, in the transaction that they were found in. */
export async function write(tx: Writing, steps: readonly Step[]): Promise<void> {
  const ids = steps.flatMap(({ clears }) => clears ?? []);
  const puts = steps.flatMap((step) => step.puts);
  // All of it is waited for: where the disk refuses, every single request says so, or throws at once.
  await Promise.all([
    ...ids.map(async (id) => tx.objectStore("games").delete(id)),
    ...ids.map(async (id) => tx.objectStore("events").delete(eventsOf(id))),
    ...puts.map(async ({ store, key, value }) => tx.objectStore(store).put(value, key as never)),
  ]);
}
