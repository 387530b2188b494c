// Figures as one short text, kept beside the packed log so that no log need be unpacked to add them up.

import { PRESET_IDS, type PresetId } from "../game/rules/preset.ts";
import { CUP, type CupKind } from "../game/words/options.ts";
import { COUNTS, type Count, NONE } from "./counts.ts";
import { type Figures, type PlayerFigures, WHY } from "./figures.ts";

/** The version of the text. Figures of another are made again from the log. 2: lives and real dice are no house rules. */
export const KEPT = 2;

/** Takes figures; gives them as a text. */
export function packFigures(figures: Figures): string {
  const { game, began, ended, played, preset, cup, rounds, why, players } = figures;
  const seat = (id: string) => players.findIndex((player) => player.id === id);
  return JSON.stringify([
    KEPT,
    [game, began, ended, played, preset, cup, rounds, why],
    figures.winners.map(seat),
    figures.losers.map(seat),
    players.map(({ id, name, counts }) => [id, name, ...COUNTS.map((count) => counts[count])]),
  ]);
}

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isTime = (value: unknown): value is number => Number.isFinite(value);
const isOne = <T>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);

function playerIn([id, name, ...numbers]: readonly unknown[]): PlayerFigures | null {
  if (!isText(id) || !isText(name) || numbers.length !== COUNTS.length) return null;
  const counts: Record<Count, number> = { ...NONE };
  for (const [place, count] of COUNTS.entries()) {
    const number = numbers[place];
    if (!isCount(number)) return null;
    counts[count] = number;
  }
  return { id, name, counts };
}

type Head = Pick<
  Figures,
  "game" | "began" | "ended" | "played" | "preset" | "cup" | "rounds" | "why"
>;

function headIn([
  game,
  began,
  ended,
  played,
  preset,
  cup,
  rounds,
  why,
]: readonly unknown[]): Head | null {
  if (!isText(game) || !isTime(began) || !isTime(ended) || !isTime(played)) return null;
  if (preset !== null && !isOne<PresetId>(PRESET_IDS, preset)) return null;
  if (!isOne<CupKind>(CUP, cup) || !isCount(rounds) || !isOne(WHY, why)) return null;
  return { game, began, ended, played, preset, cup, rounds, why };
}

/** Takes anything; gives the figures it holds, or null where it is none or of another version. */
export function unpackFigures(text: unknown): Figures | null {
  if (!isText(text)) return null;
  try {
    const [version, top, winners, losers, rows] = JSON.parse(text);
    if (version !== KEPT) return null;
    const head = headIn(top);
    const players = (rows as readonly (readonly unknown[])[]).map(playerIn);
    const sitting = players.filter((player) => player !== null);
    if (!head || sitting.length < players.length) return null;
    const ids = (seats: readonly number[]) => seats.map((seat) => sitting[seat]?.id);
    const [won, lost] = [ids(winners), ids(losers)];
    if (![...won, ...lost].every(isText)) return null;
    return { ...head, winners: won as string[], losers: lost as string[], players: sitting };
  } catch {
    return null;
  }
}
