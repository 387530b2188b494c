// A bar that is grasped at both ends, for what cannot be undone; a key asks or, in a sheet that has told all, does it.
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { attachGrasp } from "./grasp.ts";
import "./grip.css";
import { isPlain, once } from "./press.ts";
import { Sheet } from "./Sheet.tsx";
import { isStill } from "./still.ts";

export type GripProps = Readonly<{
  /** What it does: "End the game". */
  label: ReactNode;
  onDone: () => void;
  /** What comes of it. */
  note?: ReactNode;
  /** How it is done: said instead of the note to a finger that only taps. */
  hint?: ReactNode;
  /** Where nothing round it tells what will happen: what a key press asks first. */
  ask?: Readonly<{ title: string; cancel: string }>;
  armed?: boolean;
  disabled?: boolean;
  handle?: string;
}>;

export function Grip({
  label,
  onDone,
  note,
  hint,
  ask,
  armed = true,
  disabled = false,
  handle,
}: GripProps) {
  const element = useRef<HTMLButtonElement>(null);
  const live = armed && !disabled;
  const [asking, setAsking] = useState(false);
  const [tapped, setTapped] = useState(false);
  const now = useRef({ live, onDone, mine: false });
  useEffect(() => {
    now.current = { live, onDone, mine: live && now.current.mine };
  }, [live, onDone]);

  useEffect(() => {
    const button = element.current;
    if (button === null) return undefined;
    return attachGrasp(button, {
      ready: () => {
        now.current.mine = now.current.live;
        return now.current.live;
      },
      held: (by) => {
        if (by === null) delete button.dataset["held"];
        else button.dataset["held"] = by;
      },
      done: () => {
        now.current.mine = false;
        now.current.onDone();
      },
    });
  }, []);

  const click = (event: MouseEvent) => {
    const still = now.current.mine && isStill();
    now.current.mine = false;
    if (!live) return;
    if (!still && !isPlain(event)) setTapped(true);
    else if (ask) setAsking(true);
    else onDone();
  };

  const under = tapped && hint !== undefined ? hint : note;
  return (
    <>
      <button
        ref={element}
        type="button"
        className="grip"
        disabled={!live}
        data-unarmed={disabled || armed ? undefined : ""}
        data-testid={asking ? undefined : handle}
        onKeyDown={once}
        onClick={click}
      >
        <span className="grip-fill" />
        <span className="grip-text">
          <span className="grip-label">{label}</span>
          {under === undefined || under === null ? null : (
            <span className="grip-note">{under}</span>
          )}
        </span>
      </button>
      {ask ? (
        <Sheet open={asking} title={ask.title} close={ask.cancel} onClose={() => setAsking(false)}>
          <Button
            tone="danger"
            note={note}
            {...(handle === undefined ? {} : { handle })}
            onPress={() => {
              setAsking(false);
              onDone();
            }}
          >
            {label}
          </Button>
        </Sheet>
      ) : null}
    </>
  );
}
