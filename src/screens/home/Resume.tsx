// The way back into a saved game; one that sleeps is woken by a hold.

import type { ComponentType } from "react";
import type { Front } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import type { GripProps } from "../../ui/Grip.tsx";
import { useFront } from "../words.ts";
import type { Saved } from "./saved.ts";

type ResumeProps = Readonly<{
  saved: Saved;
  handle: string;
  primary?: boolean;
  /** What stands before whose turn it is. */
  before?: string;
  /** Not there yet: until then a sleeping game cannot be woken. */
  grip: ComponentType<GripProps> | undefined;
  onResume: (id: string) => void;
  onWake: (id: string) => void;
}>;

function whereOf(words: Front, { acts, over, round, mark }: Saved): string {
  if (mark) return words.home[mark];
  if (over) return words.home.resumeOver;
  return acts === null ? words.home.resumeRound(round) : words.home.resumeTurn(acts);
}

export function Resume({
  saved,
  handle,
  primary,
  before,
  grip: Grip,
  onResume,
  onWake,
}: ResumeProps) {
  const words = useFront();
  const where = whereOf(words, saved);
  const note = before === undefined ? where : `${before} · ${where}`;
  if (saved.mark === "asleep" && Grip) {
    return (
      <Grip handle="wake" label={words.home.wake} note={note} onDone={() => onWake(saved.id)} />
    );
  }
  const asleep = saved.mark === "asleep";
  return (
    <Button
      tone={primary && !asleep ? "primary" : "plain"}
      handle={asleep ? "wake" : handle}
      note={note}
      disabled={asleep}
      onPress={() => onResume(saved.id)}
    >
      {asleep ? words.home.wake : words.home.resume}
    </Button>
  );
}
