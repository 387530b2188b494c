// The cup to hold: what is held, where the dice appear, and a way to look that needs no holding.
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import type { Seal } from "../game/words/dice.ts";
import { isPlain } from "../ui/press.ts";
import { Aside, type AsideWords } from "./Aside.tsx";
import "./cup.css";
import type { PeekContent } from "./draw.ts";
import { attachHold, type HoldControl } from "./hold.ts";
import { Stand } from "./Stand.tsx";

export type CupProps = Readonly<{
  /** Names this cup; a new name (another roll, another phase) covers at once. */
  of: string;
  seal: Seal | null;
  /** Reads the secret when it is to be shown, and at no other time. */
  peek: () => PeekContent | null;
  /** Once a hold, after the dice are shown. */
  onLook: () => void;
  /** On the plate under the thumb: "Hold to look". Same for every roll. */
  label: string;
  /** What the seal shows, in words. */
  sealLabel: string;
  aside: AsideWords;
  armed?: boolean;
  /** It has just been rolled: it is shaken and put down, closed all the while. */
  thrown?: boolean;
}>;

export function Cup({ of, seal, peek, onLook, thrown = false, armed = true, ...words }: CupProps) {
  const { label, sealLabel, aside } = words;
  const cup = useRef<HTMLDivElement>(null);
  const pad = useRef<HTMLButtonElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const asks = useRef<HTMLButtonElement>(null);
  const control = useRef<HoldControl>(null);
  const ports = useRef({ peek, onLook, armed });
  useLayoutEffect(() => {
    ports.current = { peek, onLook, armed };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another cup is another hold
  useLayoutEffect(() => {
    if (cup.current === null || pad.current === null || room.current === null) return undefined;
    const hold = attachHold(
      { cup: cup.current, pad: pad.current, room: room.current },
      {
        peek: () => ports.current.peek(),
        onLook: () => ports.current.onLook(),
        ready: () => ports.current.armed,
      },
    );
    control.current = hold;
    return hold.detach;
  }, [of]);

  // Written by hand, so that the page is told of it before React is.
  useEffect(() => {
    if (!armed) control.current?.cover();
  }, [armed]);

  const plain = (event: MouseEvent) => {
    if (isPlain(event)) asks.current?.focus();
  };

  return (
    <div className="cup" ref={cup}>
      <button
        ref={pad}
        type="button"
        className="cup-pad"
        data-testid="cup"
        aria-label={`${label}. ${sealLabel}`}
        onClick={plain}
      >
        <Stand seal={seal} coming={thrown ? "thrown" : null} />
        <span className="cup-plate">{label}</span>
      </button>
      <div className="cup-mouth">
        <div className="cup-room" ref={room} />
      </div>
      <Aside key={of} button={asks} words={aside} onLook={() => control.current?.look()} />
    </div>
  );
}
