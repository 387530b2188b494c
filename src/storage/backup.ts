// Everything out as one file, and in again: shown first, then all of it or nothing.

import { toBase64 } from "../wire/bytes.ts";
import {
  type Backup,
  type Breathe,
  badSettings,
  each,
  isPacked,
  type KeptFinished,
  type KeptRunning,
  writeFile,
} from "../wire/file.ts";
import { parseOwn } from "../wire/own.ts";
import { type Carried, packGame } from "../wire/pack.ts";
import { parseKnownPlayer } from "../wire/seating.ts";
import { parseSummary } from "../wire/summary.ts";
import type { Base } from "./base.ts";
import type { AnyEvent } from "./commit.ts";
import { OPEN_GAME } from "./keeper.ts";
import { load, type Stored } from "./load.ts";
import { MERGE_STORES, runningStep, type Standing, type Step, stepsOf, write } from "./merge.ts";
import { fetchGame } from "./open.ts";
import { markOf, recordOf } from "./record.ts";
import type { Reading } from "./schema.ts";

/** Thousands of games at once take their time, in ms. */
const PATIENCE = 60_000;

type Loose = Readonly<Record<string, unknown>>;

/** Takes a game as it was loaded; gives it as it travels: with its log if that is whole. */
export function carriedOf(game: Carried["game"], log: readonly AnyEvent[]): Carried {
  const [started, ...events] = log;
  const whole = started?.kind === "started" && log.length === game.turn;
  return { game, log: whole ? ([started, ...events] as Carried["log"]) : null };
}

const runningOf = (stored: Stored): readonly KeptRunning[] => {
  const loaded = load(stored);
  if ("fault" in loaded) return [];
  const savedAt = Number((stored.record as Loose | null | undefined)?.["savedAt"]);
  const game = toBase64(packGame(carriedOf(loaded.game, loaded.log)));
  const mark = markOf(stored.record);
  const at = Number.isFinite(savedAt) ? savedAt : 0;
  return [{ savedAt: at, game, ...(mark ? { mark } : {}) }];
};

const finishedOf = (value: unknown): readonly KeptFinished[] => {
  const record = value as Loose | null;
  const summary = parseSummary(record?.["summary"]);
  const finishedAt = record?.["finishedAt"];
  if (!summary || typeof finishedAt !== "number") return [];
  const log = record?.["log"];
  const whole = typeof log === "string" && isPacked(summary.id, log);
  const agreed = record?.["agreed"] === true ? { agreed: true as const } : {};
  return [{ id: summary.id, finishedAt, summary, log: whole ? log : null, ...agreed }];
};

function settingsOf(names: readonly string[], values: readonly unknown[]): Loose {
  const all = Object.fromEntries(names.map((name, at) => [name, values[at]]));
  // What this browser has promised, or need not say again, binds no other.
  const left = [OPEN_GAME, "kept", "hint", ...badSettings(all)];
  return Object.fromEntries(Object.entries(all).filter(([name]) => !left.includes(name)));
}

async function everything(tx: Reading) {
  const settings = tx.objectStore("settings");
  const games = tx.objectStore("games");
  const [names, values, players, rulesets, finished, ids] = await Promise.all([
    settings.getAllKeys(),
    settings.getAll(),
    tx.objectStore("players").getAll(),
    tx.objectStore("rulesets").getAll(),
    tx.objectStore("finished").getAll(),
    games.getAllKeys(),
  ]);
  const running = await Promise.all(ids.map((id) => fetchGame(tx, id)));
  return { settings: settingsOf(names, values), players, rulesets, finished, running };
}

/** Takes the database, when it is, and how the screen gets its turn; gives the text of a file with all that
 * can be read of it, or null where the database does not answer. */
export async function exportAll(
  base: Base,
  made: number,
  breathe: Breathe,
): Promise<string | null> {
  const got = await base.read(MERGE_STORES, everything, PATIENCE);
  if (!got.ok) return null;
  const found = got.value;
  const finished = (await each(found.finished, finishedOf, breathe))?.flat() ?? [];
  const ended = new Set(finished.map(({ id }) => id));
  const going = found.running.filter(({ id }) => !ended.has(id));
  const running = (await each(going, runningOf, breathe))?.flat() ?? [];
  const players = found.players.flatMap((value) => parseKnownPlayer(value) ?? []);
  const rulesets = found.rulesets.flatMap((value) => parseOwn(value) ?? []);
  return writeFile({ settings: found.settings, players, rulesets, running, finished }, made);
}

/** How many of each kind are new, newer, here already, or went apart. */
export type Plan = Readonly<Record<Step["kind"], Readonly<Record<Standing, number>>>>;

const KINDS = ["running", "finished", "players", "rulesets", "settings"] as const;
const STANDINGS = ["new", "newer", "here", "apart"] as const;

function planOf(steps: readonly Step[]): Plan {
  const number = (kind: Step["kind"], standing: Standing) =>
    steps.filter((step) => step.kind === kind && step.standing === standing).length;
  const row = (kind: Step["kind"]) =>
    Object.fromEntries(STANDINGS.map((standing) => [standing, number(kind, standing)]));
  return Object.fromEntries(KINDS.map((kind) => [kind, row(kind)])) as Plan;
}

/** Takes a checked file; gives what taking it in would do, or null where the database does not answer. */
export async function planImport(base: Base, backup: Backup): Promise<Plan | null> {
  const got = await base.read(MERGE_STORES, (tx) => stepsOf(tx, backup), PATIENCE);
  return got.ok ? planOf(got.value) : null;
}

/** Takes a checked file in, in one transaction; gives what it did, or null: then nothing has changed. */
export async function importAll(base: Base, backup: Backup): Promise<Plan | null> {
  const work = async (tx: Parameters<typeof write>[0]) => {
    const steps = await stepsOf(tx, backup);
    await write(tx, steps);
    return steps;
  };
  const got = await base.write(MERGE_STORES, "strict", work, PATIENCE);
  return got.ok ? planOf(got.value) : null;
}

/** Takes a running game from another phone in; gives what became of it, or null: then nothing has changed. */
export async function receive(base: Base, carried: Carried, now: number): Promise<Standing | null> {
  const got = await base.write(MERGE_STORES, "strict", async (tx) => {
    const step = await runningStep(tx, { carried, savedAt: now });
    await write(tx, [step]);
    // As it went, it is back: awake again.
    const { game } = carried;
    const asleep = markOf(await tx.objectStore("games").get(game.id)) === "asleep";
    if (step.standing === "here" && asleep) {
      const loaded = load(await fetchGame(tx, game.id));
      if (!("fault" in loaded)) {
        await tx.objectStore("games").put(recordOf(loaded.game, now), game.id);
      }
    }
    // Played to its end here: then this phone went on by itself too.
    const ended = (await tx.objectStore("finished").getKey(carried.game.id)) !== undefined;
    return ended ? "apart" : step.standing;
  });
  return got.ok ? got.value : null;
}
