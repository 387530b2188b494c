// A game told in sentences, so that a table test reads like an evening: "Anna rolls 62. Anna says 54. Ben lifts".
import { happen } from "../flow/act.ts";
import type { Chance, Log, Move, StartedEvent, Wish } from "../flow/events.ts";
import { reduce } from "../flow/reduce.ts";
import { refusal } from "../flow/refusal.ts";
import { start } from "../flow/setup.ts";
import type { Game } from "../flow/state.ts";
import { BASE, type Ruleset } from "../rules/ruleset.ts";
import type { Dice, Pips, Roll } from "../words/dice.ts";
import type { PlayerId, Refusal } from "../words/table.ts";

export type Story = Readonly<{ game: Game; log: Log }>;

const rollIn = (word: string) => Number(word) as Roll;

/** What a player does, by its verb. `word` is what follows it. */
const VERBS: Readonly<Record<string, (by: PlayerId, word: string) => Wish>> = {
  rolls: (by) => ({ kind: "roll", by }),
  looks: (by) => ({ kind: "look", by }),
  says: (by, word) => ({ kind: "claim", by, roll: rollIn(word) }),
  believes: (by) => ({ kind: "believe", by }),
  lifts: (by) => ({ kind: "lift", by }),
  doubles: (by) => ({ kind: "double", by }),
  passes: (by, word) => ({ kind: "pass-blind", by, roll: rollIn(word) }),
  rerolls: (by) => ({ kind: "reroll-blind", by }),
  shows: (by) => ({ kind: "show-meyer", by }),
  toasts: (by) => ({ kind: "toast", by }),
  surrenders: (by) => ({ kind: "surrender", by }),
  buys: (by) => ({ kind: "buy-in", by }),
  declines: (by) => ({ kind: "decline", by }),
  throws: (by) => ({ kind: "reroll-lives", by }),
  gets: (player, word) => ({ kind: "correct", player, lives: Number(word) }),
  leaves: (player) => ({ kind: "leave", player }),
  returns: (player) => ({ kind: "rejoin", player }),
  joins: (player, word) => {
    return { kind: "join", player, name: player, person: "person", seat: Number(word) };
  },
  becomes: (player, name) => ({ kind: "rename", player, name }),
};

/** What the table does, by its first word. */
const TABLE: Readonly<Record<string, (words: readonly string[]) => Wish>> = {
  open: () => ({ kind: "open-round" }),
  void: () => ({ kind: "void-round" }),
  back: () => ({ kind: "take-back" }),
  end: () => ({ kind: "end-game" }),
  enter: ([roll]) => ({ kind: "enter", roll: rollIn(roll ?? "") }),
  reseat: (order) => ({ kind: "reseat", order }),
};

function wishIn(sentence: string): Wish {
  const [first = "", verb = "", ...rest] = sentence.trim().split(" ");
  const table = TABLE[first];
  if (table) return table([verb, ...rest]);
  const player = VERBS[verb];
  if (!player) throw new Error(`"${sentence}" is no sentence of a story`);
  return player(first, rest.join(" "));
}

function chanceIn(sentence: string, wish: Wish): Chance {
  const digits = [...(sentence.match(/\d/g) ?? [])].map((digit) => Number(digit) as Pips);
  const [one, other] = digits;
  if (wish.kind === "reroll-lives" && one) return { die: one };
  const rolls = wish.kind === "roll" || wish.kind === "reroll-blind";
  if (!rolls || !one || !other) return { none: true };
  return { dice: [one, other] satisfies Dice, seal: [1, 2, 3] };
}

/** Why the sentence cannot be said now, or null. */
export function why({ game }: Story, sentence: string): Refusal | null {
  return refusal(game, { ...wishIn(sentence), turn: game.turn });
}

function said(story: Story, sentence: string): Story {
  const wish = wishIn(sentence);
  const move: Move = { ...wish, turn: story.game.turn };
  const named = refusal(story.game, move);
  if (named) throw new Error(`"${sentence}" is refused: ${named}`);
  const event = happen(move, chanceIn(sentence, wish), 1000 * move.turn);
  return { game: reduce(story.game, event), log: [...story.log, event] };
}

/** Goes on with a story. A roll between rounds opens the round first. */
export function on(story: Story, text: string): Story {
  const sentences = text.split(".").map((part) => part.trim());
  return sentences.filter(Boolean).reduce((now, sentence) => {
    const opens = now.game.phase.name === "between" && / rolls/.test(sentence);
    return said(opens ? said(now, "open") : now, sentence);
  }, story);
}

/** Starts a story: what differs from the base ruleset, who sits there (the first opens), what happens. */
export function story(rules: Partial<Ruleset>, names: string, text = ""): Story {
  const players = names.split(" ").map((name) => ({ id: name, name, kind: "person" as const }));
  const started: StartedEvent = {
    kind: "started",
    turn: 0,
    at: 0,
    game: "story",
    players,
    ruleset: { ...BASE, ...rules },
    opener: players[0]?.id ?? "",
  };
  return on({ game: start(started), log: [started] }, text);
}

/** Everybody and what they have left: "Anna 6 Ben out Carla swimming". */
export function lives({ game }: Story): string {
  const left = (player: Game["players"][number]) =>
    player.standing === "in" ? player.lives : player.standing;
  return game.players.map((player) => `${player.name} ${left(player)}`).join(" ");
}

/** What everybody has drunk: "Anna 0 Ben 2". */
export function sips({ game }: Story): string {
  return game.players.map((player) => `${player.name} ${player.sips}`).join(" ");
}

/** How the game ended: "first-out: Anna Ben / Carla", winners before losers; null while it goes on. */
export function end({ game: { phase } }: Story): string | null {
  if (phase.name !== "over") return null;
  const losers = phase.losers.length > 0 ? ` / ${phase.losers.join(" ")}` : "";
  return `${phase.why}: ${phase.winners.join(" ")}${losers}`;
}
