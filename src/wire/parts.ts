// The parts that events and games are made of, as schemas.

import * as v from "valibot";
import { PIPS, ROLLS, SEAL_PICTURES } from "../game/words/dice.ts";
import { PLAYER_KINDS } from "../game/words/table.ts";

/** No name or id is ever as long: a name has up to 24 graphemes, and a joined emoji up to some 30 units. */
const LONGEST = 2_000;

export const text = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST));
export const id = text;
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const time = v.pipe(v.number(), v.finite());
export const pips = v.picklist(PIPS);
export const dice = v.tuple([pips, pips]);
export const roll = v.picklist(ROLLS);
const picture = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEAL_PICTURES - 1));
export const seal = v.tuple([picture, picture, picture]);
export const kind = v.picklist(PLAYER_KINDS);
