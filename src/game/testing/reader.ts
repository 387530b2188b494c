// A reader of the rule card: it has the card's facts and nothing else, and yet must know every lift.
import type { Card, Fact, FactKind, Price, Prices } from "../rules/card.ts";
import type { Verdict } from "../rules/verdict.ts";
import { JOKER, type Roll } from "../words/dice.ts";

type Of<K extends FactKind> = Extract<Fact, { kind: K }>;

function fact<K extends FactKind>(card: Card, kind: K): Of<K> {
  const found = card.find((known): known is Of<K> => known.kind === kind);
  if (!found) throw new Error(`the card has no ${kind}`);
  return found;
}

const rungOf = (card: Card, roll: Roll) =>
  fact(card, "ladder").rungs.find((rung) => rung.roll === roll);
const placeOf = (card: Card, roll: Roll) =>
  fact(card, "ladder").rungs.findIndex((rung) => rung.roll === roll);
const isMeyer = (card: Card, roll: Roll) => rungOf(card, roll)?.special === "meyer";

export type Seen = Readonly<{ claim: Roll; inCup: Roll; blind: boolean }>;

/** What a lift shows. */
export function readVerdict(card: Card, { claim, inCup, blind }: Seen): Verdict {
  const { role, spared } = fact(card, "thirty-two");
  if (inCup === JOKER && role === "joker") return "held";
  if (inCup === JOKER && spared && blind) return "toast";
  return placeOf(card, inCup) <= placeOf(card, claim) ? "held" : "lied";
}

export type Table = Readonly<{ double: boolean; lastTwo: boolean }>;
const at = (price: Price, lastTwo: boolean) => (lastTwo ? price.lastTwo : price.usual);

/** What a wrong lifter and a lying claimant lose; null where that claim cannot be doubled. */
export function readStakes(card: Card, claim: Roll, { double, lastTwo }: Table) {
  const special = rungOf(card, claim)?.special;
  const { losses } = fact(card, "losses");
  const loss =
    losses.find((known) => known.claim === special) ??
    losses.find((known) => known.claim === "other");
  const prices: Prices | null | undefined = double ? loss?.doubled : loss?.single;
  if (!prices) return null;
  return { lifter: at(prices.lifter, lastTwo), claimant: at(prices.claimant, lastTwo) };
}

/** Every claim over the standing one, or as the first one, strongest first. */
export function readClaims(card: Card, standing: Roll | null): readonly Roll[] {
  const { raise } = fact(card, "raise");
  const limit = standing === null ? Number.POSITIVE_INFINITY : placeOf(card, standing);
  return fact(card, "ladder")
    .rungs.filter(({ claimable }) => claimable)
    .map(({ roll }) => roll)
    .filter((roll) => placeOf(card, roll) < limit || (raise === "equal" && roll === standing));
}

/** What believing costs and whether it ends the round; null where it cannot be done. */
export function readBelief(card: Card, standing: Roll, lastTwo: boolean) {
  if (!isMeyer(card, standing)) return { cost: 0, ends: false };
  const { belief, cost } = fact(card, "meyer-answer");
  return belief === "barred" ? null : { cost: at(cost, lastTwo), ends: belief === "ends" };
}

export type Place = "roller" | "before-roller" | "other";

/** What may be claimed in passing the cup on unseen, by how the responder sits to who rolled. */
export function readPasses(card: Card, standing: Roll, place: Place): readonly Roll[] {
  const { claim, meyer, barred } = fact(card, "blind-pass");
  if (claim === "off" || (isMeyer(card, standing) && !meyer)) return [];
  if (place === "roller" && barred.includes("roller")) return [];
  const last = isMeyer(card, standing) && place === "before-roller";
  if (last && barred.includes("before-roller-on-meyer")) return [];
  const above = placeOf(card, standing);
  return fact(card, "ladder")
    .rungs.filter((rung) => rung.claimable)
    .map(({ roll }) => roll)
    .filter((roll) => (claim === "same" ? roll === standing : placeOf(card, roll) < above));
}

const meets = (card: Card, standing: Roll, roll: Roll, joker: boolean) =>
  (joker && roll === JOKER) || readClaims(card, standing).includes(roll);

/** Whether a holder may re-roll and pass on unseen; `roll` null: has not looked. */
export function readReroll(card: Card, standing: Roll, roll: Roll | null): boolean {
  const { when, joker, meyer } = fact(card, "blind-reroll");
  if (isMeyer(card, standing) && !meyer) return false;
  if (when === "when-below") return roll !== null && !meets(card, standing, roll, joker);
  return when === "always";
}

/** What showing a roll that is too low costs; null where that cannot be done. */
export function readSurrender(card: Card, standing: Roll, roll: Roll, lastTwo: boolean) {
  const { allowed, cost, joker } = fact(card, "surrender");
  return allowed && !meets(card, standing, roll, joker) ? at(cost, lastTwo) : null;
}

/** Which claims over the standing one are barred to who has seen their roll. */
export function readBarred(card: Card, standing: Roll | null, roll: Roll): readonly Roll[] {
  const { allowed, joker } = fact(card, "understate");
  if (allowed || (joker && roll === JOKER)) return [];
  return readClaims(card, standing).filter((claim) => placeOf(card, claim) > placeOf(card, roll));
}

/** What everybody else loses when a Meyer is shown; null where that cannot be done. */
export function readShow(card: Card, lastTwo: boolean) {
  const { allowed, cost } = fact(card, "show-meyer");
  return allowed ? at(cost, lastTwo) : null;
}

/** Whether a rolled 32 may be shown for all to drink. */
export function readToast(card: Card): boolean {
  return fact(card, "thirty-two").role === "toast";
}
