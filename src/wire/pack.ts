// A game as few bytes: a finished one's log in the history, a running one on its way to another phone.

import * as v from "valibot";
import type { Log } from "../game/flow/events.ts";
import { replay } from "../game/flow/reduce.ts";
import type { Game } from "../game/flow/state.ts";
import { checksum, fromBase64, masked, toBase64 } from "./bytes.ts";
import { eventSchema, parseLog, startedSchema } from "./events.ts";
import type { Parsed } from "./fault.ts";
import { gameSchema, parseGame } from "./game.ts";
import { reader, writer } from "./range.ts";
import { sessionOf, written } from "./shape.ts";
import { isSound } from "./sound.ts";

/** The first byte in every version; the last four are the checksum of all before them, in every version. */
const VERSION = 1;
const NONCE = 2;
const CHECK = 4;
/** No text of ours is longer: a game of 100,000 events has less. */
const LONGEST = 1_000_000;

/** A whole log, whose replay is the game; or only where a game stands. Fixed for ever, as the schemas in it are. */
const content = v.variant("kind", [
  v.object({ kind: v.literal("log"), started: startedSchema, events: v.array(eventSchema) }),
  v.object({ kind: v.literal("state"), game: gameSchema }),
]);

type Content = Readonly<
  { kind: "log"; started: unknown; events: readonly unknown[] } | { kind: "state"; game: unknown }
>;

const wordOf = (bytes: Uint8Array) => bytes.reduce((word, byte) => word * 256 + byte, 0);
const bytesOf = (word: number, length: number) =>
  Uint8Array.from({ length }, (_, at) => Math.floor(word / 256 ** (length - 1 - at)) % 256);

/**
 * The body is masked with a key that stands in front of it. That is no encryption, only a blind: whoever
 * looks at the text cannot see the covered roll in it, whoever takes the trouble can.
 */
function sealed(plain: Uint8Array): Uint8Array {
  const nonce = checksum(plain) % 256 ** NONCE;
  const body = masked(plain, nonce);
  const told = Uint8Array.from([VERSION, ...bytesOf(nonce, NONCE), ...body]);
  return Uint8Array.from([...told, ...bytesOf(checksum(told), CHECK)]);
}

function opened(bytes: Uint8Array): Parsed<Uint8Array> {
  if (bytes.length <= 1 + CHECK) return { fault: "damaged" };
  const told = bytes.subarray(0, -CHECK);
  if (checksum(told) !== wordOf(bytes.subarray(-CHECK))) return { fault: "damaged" };
  const [version = 0] = told;
  if (version > VERSION) return { fault: "newer" };
  if (version < VERSION || told.length <= 1 + NONCE) return { fault: "damaged" };
  const nonce = wordOf(told.subarray(1, 1 + NONCE));
  return { ok: masked(told.subarray(1 + NONCE), nonce) };
}

function pack(value: Content): Uint8Array {
  const out = writer();
  written(sessionOf(out), content, value);
  return sealed(out.end());
}

function unpack(bytes: Uint8Array): Parsed<Content> {
  const body = opened(bytes);
  if ("fault" in body) return body;
  try {
    return { ok: written(sessionOf(reader(body.ok)), content) as Content };
  } catch {
    return { fault: "damaged" };
  }
}

const logIn = ({ started, events }: Content & { kind: "log" }): Log | null => {
  const log = parseLog([started, ...events]);
  return log?.length === events.length + 1 ? log : null;
};

/** Takes a log; gives it as a text. */
export function packLog(log: Log): string {
  const [started, ...events] = log;
  return toBase64(pack({ kind: "log", started, events }));
}

/** Takes a text; gives the whole log in it, or null where it is none. */
export function unpackLog(text: unknown): Log | null {
  const parsed = parsePacked(text, unpack);
  return "ok" in parsed && parsed.ok.kind === "log" ? logIn(parsed.ok) : null;
}

function parsePacked<T>(text: unknown, read: (bytes: Uint8Array) => Parsed<T>): Parsed<T> {
  const bytes = typeof text === "string" && text.length < LONGEST ? fromBase64(text) : null;
  return bytes ? read(bytes) : { fault: "damaged" };
}

/** A running game as it travels; without its log where that was damaged or is too long. */
export type Carried = Readonly<{ game: Game; log: Log | null }>;

/** Takes a running game, its log if that is whole, and how many bytes it may have; gives it packed. */
export function packGame({ game, log }: Carried, most = Number.POSITIVE_INFINITY): Uint8Array {
  if (log) {
    const [started, ...events] = log;
    const whole = pack({ kind: "log", started, events });
    if (whole.length <= most) return whole;
  }
  return pack({ kind: "state", game });
}

/** Takes bytes; gives the running game in them, or what is wrong with them. */
export function unpackGame(bytes: Uint8Array): Parsed<Carried> {
  const read = unpack(bytes);
  if ("fault" in read) return read;
  const damaged = { fault: "damaged" } as const;
  if (read.ok.kind === "state") {
    const game = parseGame(read.ok.game);
    return game ? { ok: { game, log: null } } : damaged;
  }
  const log = logIn(read.ok);
  const game = log && replay(log);
  return game?.turn === log?.length && game && isSound(game) ? { ok: { game, log } } : damaged;
}

/** The same as a text. */
export function unpackGameText(text: unknown): Parsed<Carried> {
  return parsePacked(text, unpackGame);
}
