// One rung of the ladder: a roll as dice and digits.
import { memo } from "react";
import type { Roll } from "../game/words/dice.ts";
import { usePress } from "../ui/press.ts";
import { RollDice } from "./Dice.tsx";
import "./rung.css";

export type RungProps = Readonly<{
  roll: Roll;
  /** Its accessible name: the roll's word. */
  label: string;
  /** Cannot be claimed now: still readable, which is how the ranking is learned. */
  dimmed: boolean;
  picked: boolean;
  onPick: (roll: Roll) => void;
  armed?: boolean;
  /** Whether Tab stops here; the ladder lets it stop at one rung. */
  stop?: boolean;
}>;

/** Drawn again only when something about this very rung has changed. */
export const Rung = memo(function Rung({
  roll,
  label,
  dimmed,
  picked,
  onPick,
  armed = true,
  stop = true,
}: RungProps) {
  const press = usePress(() => onPick(roll), armed && !dimmed);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input could not hold the drawing
    <button
      type="button"
      role="radio"
      className="rung"
      aria-checked={picked}
      aria-disabled={dimmed}
      aria-label={label}
      tabIndex={stop ? 0 : -1}
      data-testid="rung"
      data-roll={roll}
      {...press}
    >
      <RollDice roll={roll} className="rung-dice" />
      <span className="rung-digits">{roll}</span>
    </button>
  );
});
