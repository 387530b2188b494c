// A log as one short text: what a finished game is kept as. Its numbers never change their meaning.

import type { GameEvent, Log } from "../game/flow/events.ts";
import { parseLog } from "./events.ts";

/** Each kind by its place in this list, with what it carries; only ever added to, at the end. */
const KINDS: readonly (readonly [GameEvent["kind"], ...string[]])[] = [
  ["round-opened"],
  ["rolled", "by", "dice", "seal"],
  ["looked", "by"],
  ["claimed", "by", "roll"],
  ["believed", "by"],
  ["lifted", "by", "double"],
  ["passed-blind", "by", "roll"],
  ["rerolled-blind", "by", "dice", "seal"],
  ["meyer-shown", "by"],
  ["toasted", "by"],
  ["surrendered", "by"],
  ["entered", "roll"],
  ["bought-in", "by"],
  ["declined", "by"],
  ["lives-rerolled", "by", "die"],
  ["taken-back"],
  ["round-voided"],
  ["corrected", "player", "lives"],
  ["left", "player"],
  ["rejoined", "player"],
  ["joined", "player", "name", "person", "seat"],
  ["reseated", "order"],
  ["renamed", "player", "name"],
  ["game-ended"],
];

/** The version of the text. */
const PACKED = 1;
/** What holds a player's id: written as its place in the list of all who ever sat there. */
const IDS: readonly string[] = ["by", "player", "order"];

type Loose = Readonly<Record<string, unknown>>;
type Swap = (value: unknown) => unknown;

const swapped = (field: string, value: unknown, swap: Swap): unknown => {
  if (!IDS.includes(field)) return value;
  return Array.isArray(value) ? value.map(swap) : swap(value);
};

function idsOf([started, ...events]: Log): readonly string[] {
  const seated = started.players.map(({ id }) => id);
  const joined = events.flatMap((event) => (event.kind === "joined" ? event.player : []));
  return [...new Set([...seated, ...joined])];
}

/** Takes a log; gives it as a text. */
export function packLog(log: Log): string {
  const [started, ...events] = log;
  const ids = idsOf(log);
  let before = started.at;
  const rows = events.map((event) => {
    const place = KINDS.findIndex(([kind]) => kind === event.kind);
    const [, ...fields] = KINDS[place] ?? [];
    const since = event.at - before;
    before = event.at;
    const seat = (id: unknown) => ids.indexOf(id as string);
    const values = fields.map((field) => swapped(field, (event as unknown as Loose)[field], seat));
    return [place, since, ...values];
  });
  return JSON.stringify([PACKED, started, ids, rows]);
}

function unpackRow(row: unknown, turn: number, before: number, ids: readonly unknown[]): Loose {
  const [place, since, ...values] = row as readonly unknown[];
  const [kind, ...fields] = KINDS[place as number] ?? [];
  const entries = fields.map((field, index) => [
    field,
    swapped(field, values[index], (known) => ids[known as number]),
  ]);
  return { ...Object.fromEntries(entries), kind, turn, at: before + Number(since) };
}

/** Takes a text; gives the whole log in it, or null where it is none. */
export function unpackLog(text: unknown): Log | null {
  try {
    const [version, started, ids, rows] = JSON.parse(text as string);
    if (version !== PACKED) return null;
    let before: number = started.at;
    const events = (rows as readonly unknown[]).map((row, index) => {
      const event = unpackRow(row, index + 1, before, ids);
      before = event["at"] as number;
      return event;
    });
    const log = parseLog([started, ...events]);
    return log?.length === events.length + 1 ? log : null;
  } catch {
    return null;
  }
}
