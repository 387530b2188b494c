// The way back into a saved game; one that sleeps is woken by a hold.

import type { Front } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Grip } from "../../ui/Grip.tsx";
import { useFront } from "../words.ts";
import type { Saved } from "./saved.ts";

type ResumeProps = Readonly<{
  saved: Saved;
  handle: string;
  primary?: boolean;
  /** What stands before whose turn it is. */
  before?: string;
  onResume: (id: string) => void;
  onWake: (id: string) => void;
}>;

function whereOf(words: Front, { acts, over, round, mark }: Saved): string {
  if (mark) return words.home[mark];
  if (over) return words.home.resumeOver;
  return acts === null ? words.home.resumeRound(round) : words.home.resumeTurn(acts);
}

export function Resume({ saved, handle, primary, before, onResume, onWake }: ResumeProps) {
  const words = useFront();
  const where = whereOf(words, saved);
  const note = before === undefined ? where : `${before} · ${where}`;
  return saved.mark === "asleep" ? (
    <Grip handle="wake" label={words.home.wake} note={note} onDone={() => onWake(saved.id)} />
  ) : (
    <Button
      tone={primary ? "primary" : "plain"}
      handle={handle}
      note={note}
      onPress={() => onResume(saved.id)}
    >
      {words.home.resume}
    </Button>
  );
}
