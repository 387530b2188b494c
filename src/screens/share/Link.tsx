// A link to take along: as a picture for the other phone's camera, and to be sent.

import { useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Code } from "../../ui/Code.tsx";
import { useWords } from "../words.ts";
import { type Sent, type Squares, useShare } from "./port.ts";

type LinkProps = Readonly<{
  link: string;
  /** What the picture holds, in words. */
  label: string;
  /** What is said where no picture can hold it. */
  large?: string;
  /** Read though a part of it is covered; for what is short. */
  firm?: boolean;
}>;

export function Link({ link, label, large, firm = false }: LinkProps) {
  const { share } = useWords();
  const port = useShare();
  const [squares, setSquares] = useState<Squares | null | "drawing">("drawing");
  const [sent, setSent] = useState<Sent | null>(null);
  useEffect(() => {
    let gone = false;
    void port.picture(link, firm).then((made) => {
      if (!gone) setSquares(made);
    });
    return () => {
      gone = true;
    };
  }, [port, link, firm]);
  return (
    <>
      {squares === "drawing" ? (
        <div className={firm ? "share-drawing code-few" : "share-drawing"} />
      ) : null}
      {squares === null && large ? <p>{large}</p> : null}
      {squares !== null && squares !== "drawing" ? (
        <Code
          squares={squares}
          label={label}
          handle="qr"
          {...(firm ? { className: "code-few" } : {})}
        />
      ) : null}
      <Button handle="send-link" onPress={() => port.send(link).then(setSent)}>
        {sent === "copied" ? share.copied : share.send}
      </Button>
      {sent === "neither" ? (
        <p className="share-link" data-testid="link">
          {share.notSent}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
          <b tabIndex={0}>{link}</b>
        </p>
      ) : null}
    </>
  );
}
