// The truth of the evening in place of the winner: at a tap, or where the table ended the game, at a hold.

import { useEffect, useMemo, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { Hold } from "../../ui/Hold.tsx";
import { Bar } from "../play/Bar.tsx";
import { useTurn } from "../play/turn.ts";
import { Truth } from "../truth/Truth.tsx";
import { useWords } from "../words.ts";

type ToldProps = Readonly<{
  agreed: boolean;
  onAgree: () => void;
  onClose: () => void;
}>;

export function Told({ agreed, onAgree, onClose }: ToldProps) {
  const { evening, hold } = useWords();
  const { view, armed, retell } = useTurn();
  const { turn } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew where an entered roll is changed
  const told = useMemo(() => retell(agreed), [retell, agreed, turn]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Bar />
      <h1 className="over-title" ref={heading} tabIndex={-1}>
        {evening.title}
      </h1>
      {told === null ? <p>{evening.lost}</p> : null}
      {told === "ask" ? (
        <section className="over-ask" data-testid="truth-ask">
          <h2>{evening.askTitle}</h2>
          <p>{evening.askText}</p>
          <Hold
            handle="agree"
            hint={hold.down}
            label={evening.ask}
            armed={armed}
            onDone={onAgree}
          />
        </section>
      ) : null}
      {told === null || told === "ask" ? null : <Truth told={told} />}
      <Button handle="truth-close" className="over-back" armed={armed} onPress={onClose}>
        {evening.close}
      </Button>
    </>
  );
}
