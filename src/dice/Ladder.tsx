// All 21 rolls in ladder order on one screen; the corner under the stairs is free for what says the pick.
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import type { Roll } from "../game/words/dice.ts";
import "./ladder.css";
import { Rung } from "./Rung.tsx";
import { stairsOf } from "./stairs.ts";

export type LadderProps = Readonly<{
  /** All rolls, strongest first. */
  ladder: readonly Roll[];
  /** Those that may be claimed now. */
  claims: readonly Roll[];
  picked: Roll | null;
  onPick: (roll: Roll) => void;
  /** A roll's word. */
  nameOf: (roll: Roll) => string;
  /** Accessible name of the whole. */
  label: string;
  armed?: boolean;
  /** Stands beside the specials: a line of help. */
  beside?: ReactNode;
  /** Stands in the corner under the stairs: "say 63 to Carla". */
  children?: ReactNode;
}>;

const WAY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function Ladder({
  ladder,
  claims,
  picked,
  onPick,
  nameOf,
  label,
  armed = true,
  beside,
  children,
}: LadderProps) {
  const group = useRef<HTMLDivElement>(null);
  const { specials, pairs, steps } = stairsOf(ladder);
  const stop = picked ?? claims[0] ?? ladder[0];

  const walk = (event: KeyboardEvent) => {
    const way = WAY[event.key];
    const on = event.target instanceof Element && event.target.closest<HTMLElement>("[data-roll]");
    if (!on || way === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const from = Number(on.dataset["roll"]) as Roll;
    event.preventDefault();
    const to = ladder[(ladder.indexOf(from) + way + ladder.length) % ladder.length];
    group.current?.querySelector<HTMLElement>(`[data-roll="${to}"]`)?.focus();
    if (to !== undefined && armed && claims.includes(to)) onPick(to);
  };
  const rung = (roll: Roll) => (
    <Rung
      key={roll}
      roll={roll}
      label={nameOf(roll)}
      dimmed={!claims.includes(roll)}
      picked={roll === picked}
      onPick={onPick}
      // A dimmed rung is the same, armed or not.
      armed={armed && claims.includes(roll)}
      stop={roll === stop}
    />
  );

  return (
    <div className="ladder">
      <div
        className="ladder-rungs"
        role="radiogroup"
        aria-label={label}
        ref={group}
        onKeyDown={walk}
      >
        <div className="ladder-row">{specials.map(rung)}</div>
        <div className="ladder-row">{pairs.map(rung)}</div>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four fixed steps
          <div className="ladder-row" key={index}>
            {step.map(rung)}
          </div>
        ))}
      </div>
      {beside === undefined || beside === null ? null : (
        <div className="ladder-beside" style={{ gridColumnStart: specials.length + 1 }}>
          {beside}
        </div>
      )}
      {children === undefined ? null : <div className="ladder-corner">{children}</div>}
    </div>
  );
}
