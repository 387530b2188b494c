// Everything the phone keeps, as one file: written for another phone or a bad day, read with distrust.

import * as v from "valibot";
import { isClean } from "../game/flow/names.ts";
import { replay } from "../game/flow/reduce.ts";
import { checksum } from "./bytes.ts";
import type { Parsed } from "./fault.ts";
import { type OwnRuleset, parseOwn } from "./own.ts";
import { type Carried, unpackGameText, unpackLog } from "./pack.ts";
import { count, id, time } from "./parts.ts";
import { type KnownPlayer, parseKnownPlayer, parseLastTable } from "./seating.ts";
import { parseSettings } from "./settings.ts";
import { GAME_MARKS, type GameMark, type GameSummary, parseSummary } from "./summary.ts";

/** The version of the file; the key it stands under says whose file it is. */
const VERSION = 1;
const MARK = "undercup";
/** A larger file is refused before it is read, in bytes: thousands of games have less. */
export const LARGEST = 12_000_000;
/** How long the file is worked on before the screen gets its turn, in ms. */
const SLICE = 12;

/** A game that goes on. Its roll and its log are masked like those of a link. */
export type KeptRunning = Readonly<{ savedAt: number; game: string; mark?: GameMark }>;
/** A finished game, its log packed; null where it was damaged. */
export type KeptFinished = Readonly<{
  id: string;
  finishedAt: number;
  summary: GameSummary;
  log: string | null;
  /** The table agreed to hear the truth of a game that it ended. */
  agreed?: true;
}>;

export type Kept = Readonly<{
  /** By name, as they are stored. */
  settings: Readonly<Record<string, unknown>>;
  players: readonly KnownPlayer[];
  rulesets: readonly OwnRuleset[];
  running: readonly KeptRunning[];
  finished: readonly KeptFinished[];
}>;

export type BroughtGame = Readonly<{ savedAt: number; carried: Carried; mark?: GameMark }>;

/** What a file holds, checked to the last event. */
export type Backup = Omit<Kept, "running"> & Readonly<{ running: readonly BroughtGame[] }>;

/** `large`: beyond what is read at all. */
export type FileFault = "damaged" | "foreign" | "newer" | "large";

/** Gives the screen its turn. */
export type Breathe = () => Promise<void>;

const sumOf = (text: string) =>
  checksum(new TextEncoder().encode(text)).toString(16).padStart(8, "0");

/** Takes all that is kept, and when it is written, in ms since 1970; gives the file's text. */
export function writeFile(kept: Kept, made: number): string {
  const data = JSON.stringify(kept);
  return `{"${MARK}":${VERSION},"made":${made},"check":"${sumOf(data)}","data":${data}}\n`;
}

const cover = v.object({ made: time, check: v.string(), data: v.record(v.string(), v.unknown()) });

const outline = v.object({
  settings: v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(100)), v.unknown()),
  players: v.array(v.unknown()),
  rulesets: v.array(v.unknown()),
  running: v.array(
    v.object({
      savedAt: time,
      game: v.string(),
      mark: v.exactOptional(v.picklist(GAME_MARKS)),
    }),
  ),
  finished: v.array(
    v.object({
      id,
      finishedAt: time,
      summary: v.unknown(),
      log: v.nullable(v.string()),
      agreed: v.exactOptional(v.literal(true)),
    }),
  ),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function dataIn(text: string): Parsed<Readonly<{ check: string; data: unknown }>> {
  const file = parseJson(text.replace(/^\ufeff/, ""));
  if (file === undefined && text.slice(0, 200).includes(`"${MARK}"`)) return { fault: "damaged" };
  const version = (file as Readonly<Record<string, unknown>> | null | undefined)?.[MARK];
  if (!v.is(count, version)) return { fault: "foreign" };
  if (version > VERSION) return { fault: "newer" };
  const { success, output } = v.safeParse(cover, file);
  if (!success || version < VERSION) return { fault: "damaged" };
  return { ok: output };
}

/** Takes a finished game's id and its packed log; says whether that is whole, and leads to its end. */
export function isPacked(game: string, log: string): boolean {
  const events = unpackLog(log);
  if (events?.[0].game !== game) return false;
  const { turn, phase } = replay(events);
  return turn === events.length && phase.name === "over";
}

/** Who is whom, and who is called what: more people than this no phone has met. */
const BOOKS = ["aliases", "names"] as const;
const MOST_PEOPLE = 5_000;
const book = v.pipe(
  v.record(v.string(), v.string()),
  v.check((pairs) => Object.keys(pairs).length <= MOST_PEOPLE),
);

/** Whether all of them are called what somebody could be called here. */
const named = (people: readonly Readonly<{ name: string }>[]) =>
  people.every(({ name }) => isClean(name));

/** Takes settings by name; gives those that are no good. */
export function badSettings(settings: Readonly<Record<string, unknown>>): readonly string[] {
  const found = new Map(Object.entries(settings));
  const table = found.get("table");
  const parsed = parseSettings(found);
  const books = BOOKS.filter((name) => found.has(name) && !v.is(book, found.get(name)));
  const bad = [...parsed.bad, ...books];
  if (table === undefined) return bad;
  const last = parseLastTable(table);
  return last && named(last.players) ? bad : [...bad, "table"];
}

const apart = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** Works through a list, letting the screen have its turn; gives null as soon as one thing in it comes to null. */
export async function each<T, U>(
  items: readonly T[],
  work: (item: T) => U | null,
  breathe: Breathe,
): Promise<readonly U[] | null> {
  const done: U[] = [];
  let since = performance.now();
  for (const item of items) {
    const result = work(item);
    if (result === null) return null;
    done.push(result);
    if (performance.now() - since < SLICE) continue;
    await breathe();
    since = performance.now();
  }
  return done;
}

async function checked(data: unknown, breathe: Breathe): Promise<Backup | null> {
  const { success, output } = v.safeParse(outline, data);
  if (!success || badSettings(output.settings).length > 0) return null;
  await breathe();
  const players = await each(output.players, parseKnownPlayer, breathe);
  const rulesets = await each(output.rulesets, parseOwn, breathe);
  const running = await each(
    output.running,
    ({ game, ...kept }): BroughtGame | null => {
      const parsed = unpackGameText(game);
      return "ok" in parsed ? { ...kept, carried: parsed.ok } : null;
    },
    breathe,
  );
  const finished = await each(
    output.finished,
    (game) => {
      const summary = parseSummary(game.summary);
      const sound = game.log === null || isPacked(game.id, game.log);
      return summary?.id === game.id && sound ? { ...game, summary } : null;
    },
    breathe,
  );
  if (!players || !rulesets || !running || !finished) return null;
  if (!named([...players, ...finished.flatMap(({ summary }) => summary.players)])) return null;
  const games = [...running.map(({ carried }) => carried.game.id), ...finished.map((g) => g.id)];
  const lists = [games, players.map((player) => player.id), rulesets.map((own) => own.id)];
  return lists.every(apart)
    ? { settings: output.settings, players, rulesets, running, finished }
    : null;
}

export type ReadFile = Readonly<{ ok: Backup }> | Readonly<{ fault: FileFault }>;

/** Takes a file as the browser hands it over; gives all that is in it, or why nothing of it is taken. */
export async function readFile(
  file: Readonly<{ size: number; text: () => Promise<string> }>,
  breathe: Breathe,
): Promise<ReadFile> {
  if (file.size > LARGEST) return { fault: "large" };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { fault: "damaged" };
  }
  await breathe();
  const found = dataIn(text);
  if ("fault" in found) return found;
  const { check, data } = found.ok;
  await breathe();
  if (check !== sumOf(JSON.stringify(data))) return { fault: "damaged" };
  await breathe();
  const backup = await checked(data, breathe);
  return backup ? { ok: backup } : { fault: "damaged" };
}
