// Joins what plays cues: each by its own switch, all of them silent until something happens at a table.

import type { GameEvent } from "../game/flow/events.ts";
import type { Game } from "../game/flow/state.ts";
import type { Settings } from "../wire/settings.ts";
import { type Cue, cue } from "./cue.ts";
import type { Haptics } from "./haptics.ts";
import type { Shake } from "./shake.ts";
import type { Sound } from "./sound.ts";
import { claimSaid, type Speech } from "./speech.ts";
import type { Wake } from "./wake.ts";

export type FeelPorts = Readonly<{
  settings: () => Settings;
  sound: Sound;
  haptics: Haptics;
  speech: Speech;
  wake: Wake;
  shake: Shake;
  /** Does it once what has just changed is drawn: nobody hears a frame's delay, everybody sees a late one. */
  soon: (task: () => void) => void;
}>;

export type Feel = Readonly<{
  /** After the state has changed, never on a load. */
  happened: (before: Game, after: Game, event: GameEvent) => void;
  /** Within every gesture. */
  touched: () => void;
  /** The page can be seen again. */
  shown: () => void;
  /** A game is at the table, or none is. */
  seated: (game: Game | null) => void;
  /** Something was set; `before` is what was set until now. Called within the click that did it. */
  set: (now: Settings, before: Settings) => void;
  /** The cue of the last event, for what moves on the screen; null after a load. */
  last: () => Cue | null;
  shake: Shake;
}>;

export function createFeel(ports: FeelPorts): Feel {
  const { settings, sound, haptics, speech, wake, shake, soon } = ports;
  let last: Cue | null = null;
  let here: string | null = null;
  return {
    happened: (before, after, event) => {
      const mine = cue(before, after, event);
      last = mine;
      const at = here;
      soon(() => {
        // It has been left since.
        if (here !== at) return;
        const now = settings();
        if (mine && now.sound) sound.play(mine);
        if (mine && now.haptics) haptics.play(mine);
        const said = now.spoken ? claimSaid(after, event) : null;
        if (said) void speech.say(said);
      });
    },
    touched: () => {
      if (here === null) return;
      if (settings().sound) sound.touch();
      wake.touch();
    },
    shown: wake.shown,
    seated: (game) => {
      const id = game?.id ?? null;
      if (id === here) return;
      here = id;
      last = null;
      if (id === null) {
        sound.stop();
        speech.hush();
      } else if (settings().sound) sound.prepare();
      wake.want(id !== null && settings().awake);
    },
    set: (now, before) => {
      if (!now.sound && before.sound) sound.stop();
      if (!now.spoken && before.spoken) speech.hush();
      if (now.shake && !before.shake) shake.ask();
      wake.want(here !== null && now.awake);
    },
    last: () => last,
    shake: {
      ...shake,
      state: () => (settings().shake ? shake.state() : "off"),
      arm: (shaken) => (settings().shake ? shake.arm(shaken) : () => {}),
    },
  };
}
