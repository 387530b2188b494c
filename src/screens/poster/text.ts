// What the picture says of a game. Of the truth it has only what has been told at the table.

import type { Retold } from "../../evening/retell.ts";
import type { TableView } from "../../game/flow/view.ts";
import { presetLike } from "../../game/rules/registry.ts";
import type { Catalogue, Language } from "../../i18n/shape.ts";
import { stateOf } from "../play/Seats.tsx";
import { sayOf } from "../truth/say.ts";
import type { PosterText } from "./poster.ts";

/** As many awards as there is room for beside the biggest lie. */
const AWARDS = 4;

type Words = Readonly<{ words: Catalogue; language: Language }>;

/** `told`: null where the truth has not been asked for. */
export function posterOf(
  { words, language }: Words,
  { players, ruleset, round, phase }: Pick<TableView, "players" | "ruleset" | "round" | "phase">,
  at: number,
  told: Retold | null,
): PosterText | null {
  if (phase.name !== "over") return null;
  const say = sayOf(words, { players, ruleset });
  const won = say.names(phase.winners);
  const preset = presetLike(ruleset);
  const biggest = told?.biggest;
  return {
    title: phase.winners.length === 1 ? words.over.wins(won) : words.over.share(won),
    under: [
      new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(at),
      preset ? words.traditions[preset] : words.history.house,
      words.over.rounds(round),
    ].join(" · "),
    rows: players.map((player) => ({
      name: player.name,
      state: stateOf(words, { players, ruleset }, player),
      won: phase.winners.includes(player.id),
    })),
    moments: [
      ...(biggest && biggest.beneath !== null
        ? [
            {
              title: words.evening.biggest,
              text: words.evening.biggestLine(
                say.name(biggest.by),
                say.roll(biggest.roll),
                say.roll(biggest.beneath),
              ),
            },
          ]
        : []),
      ...(told?.awards ?? []).slice(0, AWARDS).map(({ id, player }) => ({
        title: words.awards.names[id],
        text: say.name(player),
      })),
    ],
  };
}
