// The one read before the first screen: settings, tables and summaries; never a whole game.

import {
  type KnownPlayer,
  type LastTable,
  parseKnownPlayer,
  parseLastTable,
} from "../wire/seating.ts";
import { DEFAULTS, parseSettings, type Settings } from "../wire/settings.ts";
import type { GameSummary } from "../wire/summary.ts";
import { parseSummary } from "../wire/summary.ts";
import { moveAside } from "./aside.ts";
import type { Base, Got } from "./base.ts";
import { LAST_TABLE, OPEN_GAME } from "./keeper.ts";
import type { Notice, StoreName } from "./notice.ts";
import { RECORD, type Reading } from "./schema.ts";
import { within } from "./trouble.ts";

/** How long Home waits for the disk, and then for what is damaged to be put right, in ms. */
const PATIENCE = 2_050;
const MENDING = 350;
/** How many running games and known players Home and Setup show. */
const SHOWN = 24;

export type Boot = Readonly<{
  settings: Settings;
  /** Newest first. */
  running: readonly GameSummary[];
  lastTable: LastTable | null;
  /** Those seen last first. */
  players: readonly KnownPlayer[];
  /** The game that was at the table when the app went; to be resumed. */
  open: string | null;
  notices: readonly Notice[];
}>;

type Key = string;
type Found = ReadonlyMap<Key, unknown>;
type Raw = Readonly<{ settings: Found; players: Found; games: Found }>;

async function everything(tx: Reading, store: "settings" | "players"): Promise<Found> {
  const from = tx.objectStore(store);
  const [keys, values] = await Promise.all([from.getAllKeys(), from.getAll()]);
  return new Map(keys.map((key, index) => [key, values[index]]));
}

/** The newest games, and those that no index knows because their record is damaged. */
async function newest(tx: Reading): Promise<Found> {
  const store = tx.objectStore("games");
  const [ordered, all] = await Promise.all([
    store.index("savedAt").getAllKeys(),
    store.getAllKeys(),
  ]);
  const known = new Set(ordered);
  const stray = all.length > known.size ? all.filter((key) => !known.has(key)) : [];
  const keys = [...ordered.slice(-SHOWN).reverse(), ...stray];
  const values = await Promise.all(keys.map((key) => store.get(key)));
  return new Map(keys.map((key, index) => [key, values[index]]));
}

async function readAll(tx: Reading): Promise<Raw> {
  const [settings, players, games] = await Promise.all([
    everything(tx, "settings"),
    everything(tx, "players"),
    newest(tx),
  ]);
  return { settings, players, games };
}

type Envelope = Readonly<{ summary: GameSummary }> | "newer" | "damaged";

/** Takes a stored game; reads its cover only. */
function envelopeOf(key: Key, value: unknown): Envelope {
  if (typeof value !== "object" || value === null) return "damaged";
  const { v, id, summary, game } = value as Readonly<Record<string, unknown>>;
  if (typeof v === "number" && v > RECORD) return "newer";
  const told = parseSummary(summary);
  const whole = v === RECORD && id === key && told?.id === key;
  return whole && typeof game === "object" && game !== null ? { summary: told } : "damaged";
}

const count = (kind: "aside" | "newer" | "rescued", store: StoreName, number: number): Notice[] =>
  number > 0 ? [{ kind, store, count: number }] : [];

/** Moves what cannot be read out of the way; it stays where it is if even that fails. */
async function clear(base: Base, store: "settings" | "players", keys: readonly Key[]) {
  if (keys.length === 0) return [];
  const at = Date.now();
  const got = await base.write([store, "aside"], "relaxed", async (tx) => {
    await Promise.all(keys.map((key) => moveAside(tx, { at, store, key, why: "not readable" })));
  });
  return got.ok ? count("aside", store, keys.length) : [];
}

type Rescued = Readonly<{ running: readonly GameSummary[]; notices: readonly Notice[] }>;
const NOTHING: Rescued = { running: [], notices: [] };

/** Damaged games may come back out of their logs; what is needed for that is only loaded then. */
async function rescue(base: Base, keys: readonly Key[]): Promise<Rescued> {
  if (keys.length === 0) return NOTHING;
  const { mend } = await import("./mend.ts");
  return mend(base, keys);
}

/** Mending must not keep Home waiting: what takes longer goes on behind it. */
async function inTime<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await within(work, MENDING);
  } catch {
    return otherwise;
  }
}

async function sorted(base: Base, raw: Raw): Promise<Boot> {
  const { settings, bad } = parseSettings(raw.settings);
  const table = raw.settings.get(LAST_TABLE);
  const lastTable = parseLastTable(table);
  const badTable = table !== undefined && lastTable === null ? [LAST_TABLE] : [];
  const people = [...raw.players].map(([key, value]) => ({ key, player: parseKnownPlayer(value) }));
  const players = people.flatMap(({ player }) => player ?? []).sort((a, b) => b.seen - a.seen);
  const strangers = people.filter(({ player }) => player === null).map(({ key }) => key);
  const games = [...raw.games].map(([key, value]) => ({ key, told: envelopeOf(key, value) }));
  const fine = games.flatMap(({ told }) => (typeof told === "object" ? [told.summary] : []));
  const damaged = games.filter(({ told }) => told === "damaged").map(({ key }) => key);
  const newer = games.filter(({ told }) => told === "newer").length;
  const [ofSettings, ofPlayers, rescued] = await Promise.all([
    inTime(clear(base, "settings", [...bad, ...badTable]), []),
    inTime(clear(base, "players", strangers), []),
    inTime(rescue(base, damaged), NOTHING),
  ]);
  const running = [...fine, ...rescued.running].sort((a, b) => b.savedAt - a.savedAt);
  const open = raw.settings.get(OPEN_GAME);
  return {
    settings,
    running,
    lastTable,
    players: players.slice(0, SHOWN),
    open: running.some(({ id }) => id === open) ? (open as string) : null,
    notices: [...ofSettings, ...ofPlayers, ...rescued.notices, ...count("newer", "games", newer)],
  };
}

const empty = (notices: readonly Notice[]): Boot => ({
  settings: DEFAULTS,
  running: [],
  lastTable: null,
  players: [],
  open: null,
  notices,
});

/** Takes the database; gives what Home needs. Always answers, within 2.5 seconds. */
export async function readBoot(base: Base): Promise<Boot> {
  let got: Got<Raw>;
  try {
    got = await within(base.read(["settings", "players", "games"], readAll), PATIENCE);
  } catch {
    return empty([{ kind: "memory", why: "mute" }]);
  }
  return got.ok ? sorted(base, got.value) : empty([{ kind: "memory", why: got.why }]);
}
