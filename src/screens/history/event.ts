// What happened at one step of a game, in a line.

import type { Step } from "../../evening/timeline.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import type { Say } from "../truth/say.ts";

type Told = Pick<Step, "event" | "round" | "said">;

export function eventLine(words: Catalogue, say: Say, { event, round, said }: Told): string {
  const { trail, steps, reveal, evening } = words;
  switch (event.kind) {
    case "round-opened":
      return steps.opened(round);
    case "rolled":
      return trail.rolled(say.name(event.by));
    case "looked":
      return steps.looked(say.name(event.by));
    case "claimed":
      return evening.said(say.name(event.by), say.roll(event.roll));
    case "believed":
      return trail.believed(say.name(event.by));
    case "lifted":
      return event.double ? trail.doubled(say.name(event.by)) : trail.lifted(say.name(event.by));
    case "passed-blind":
      return evening.passed(say.name(event.by), say.roll(event.roll));
    case "rerolled-blind":
      return said
        ? evening.rerolled(say.name(event.by), say.roll(said.roll))
        : trail.rolled(say.name(event.by));
    case "meyer-shown":
      return reveal.meyerShown(say.name(event.by));
    case "toasted":
      return reveal.toasted(say.name(event.by));
    case "surrendered":
      return reveal.surrendered(say.name(event.by));
    case "entered":
      return steps.entered(say.roll(event.roll));
    case "bought-in":
      return trail.boughtIn(say.name(event.by));
    case "declined":
      return trail.declined(say.name(event.by));
    case "lives-rerolled":
      return trail.livesRolled(say.name(event.by), event.die);
    case "taken-back":
      return words.menuSheet.takeBack;
    case "round-voided":
      return reveal.voided;
    case "corrected":
      return steps.corrected(say.name(event.player), event.lives);
    case "left":
      return steps.left(say.name(event.player));
    case "rejoined":
      return steps.rejoined(say.name(event.player));
    case "joined":
      return steps.joined(event.name);
    case "reseated":
      return steps.reseated;
    case "renamed":
      return steps.renamed(event.name);
    case "game-ended":
      return steps.ended;
  }
}
