// What can be set, and what each setting is until somebody sets it.

import * as v from "valibot";

export const LANGUAGES = ["de", "da", "nb", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ["dark", "light", "black", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const HANDS = ["right", "left"] as const;
export type Hand = (typeof HANDS)[number];

/** How Danes say 63: by its digits, "seks-tre", or as a number, "treogtres". */
export const NUMBERS = ["digits", "tens"] as const;
export type Numbers = (typeof NUMBERS)[number];

export type Settings = Readonly<{
  /** Null: the phone's own. */
  language: Language | null;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  haptics: boolean;
  /** Which hand holds the phone. */
  hand: Hand;
  /** Shaking the phone rolls. */
  shake: boolean;
  /** The screen stays on while a game is on. */
  awake: boolean;
  /** Odds for the table, and in the peek what the roll covers. */
  coach: boolean;
  /** Claims are said aloud by the phone. */
  spoken: boolean;
  numbers: Numbers;
  /** The claim is always drawn for both long sides of the phone. */
  sides: boolean;
  /** Whether the browser promised to keep what is stored; null until it was asked. */
  kept: boolean | null;
  /** Home may say that the app can be installed; false once that was waved away. */
  hint: boolean;
}>;

export type SettingName = keyof Settings;

export const DEFAULTS: Settings = {
  language: null,
  theme: "dark",
  motion: true,
  sound: true,
  haptics: true,
  hand: "right",
  shake: true,
  awake: true,
  coach: false,
  spoken: false,
  numbers: "digits",
  sides: false,
  kept: null,
  hint: true,
};

const SCHEMAS: Readonly<{ [Name in SettingName]: v.GenericSchema<unknown, Settings[Name]> }> = {
  language: v.nullable(v.picklist(LANGUAGES)),
  theme: v.picklist(THEMES),
  motion: v.boolean(),
  sound: v.boolean(),
  haptics: v.boolean(),
  hand: v.picklist(HANDS),
  shake: v.boolean(),
  awake: v.boolean(),
  coach: v.boolean(),
  spoken: v.boolean(),
  numbers: v.picklist(NUMBERS),
  sides: v.boolean(),
  kept: v.nullable(v.boolean()),
  hint: v.boolean(),
};

export const SETTING_NAMES = Object.keys(SCHEMAS) as readonly SettingName[];

/** Takes what is stored under each name; gives settings with every leaf, and the names whose value is no good. */
export function parseSettings(
  stored: ReadonlyMap<string, unknown>,
): Readonly<{ settings: Settings; bad: readonly SettingName[] }> {
  const known = SETTING_NAMES.filter((name) => stored.get(name) !== undefined);
  const bad = known.filter((name) => !v.is(SCHEMAS[name], stored.get(name)));
  const good = known.filter((name) => !bad.includes(name));
  const set = Object.fromEntries(good.map((name) => [name, stored.get(name)]));
  return { settings: { ...DEFAULTS, ...set }, bad };
}
