// Words for a table's own rules: what can be set, in which group, and what there is to say about it.

/** Everything a table can set, in the order of RULES. The two losses of a Meyer are set one by one. */
export const OPTION_NAMES = [
  "littleMeyer",
  "halfMeyer",
  "pairs",
  "thirtyTwo",
  "raise",
  "understate",
  "surrender",
  "blindPass",
  "blindReroll",
  "meyerBelieved",
  "lifterLoss",
  "claimantLoss",
  "littleMeyerLoss",
  "double",
  "openMeyer",
  "reverseOnMeyer",
  "lives",
  "counting",
  "lastTwo",
  "secondLife",
  "opener",
  "end",
  "drinks",
  "cup",
] as const;
export type OptionName = (typeof OPTION_NAMES)[number];

export const OPTION_GROUPS = [
  "ranking",
  "claims",
  "blind",
  "meyer",
  "lives",
  "opening",
  "drinks",
  "cup",
] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** What the players of a tradition look for on top of it (RULES: The traditions, last column). */
export const VARIANTS = [
  "little-meyer",
  "no-little-meyer",
  "little-meyer-costs-2",
  "mia-ranking",
  "sixes-high",
  "strictly-higher",
  "same-or-higher",
  "meyer-costs",
  "believed",
  "must-lift",
  "double",
  "joker",
  "blind-higher",
  "blind-same",
  "lives",
  "three-lives",
  "second-chance",
  "last-two",
  "next-opens",
  "penalties",
  "sips",
  "real-dice",
] as const;
export type VariantName = (typeof VARIANTS)[number];

/** "How do you play?", in the order it is asked. */
export const QUESTIONS = [
  "little-meyer",
  "best-pair",
  "raise",
  "understate",
  "meyer",
  "blind",
  "lives",
] as const;
export type QuestionName = (typeof QUESTIONS)[number];

/** What is allowed and yet does nothing, or not what it seems to do. */
export const REMARKS = [
  "belief-dearer",
  "surrender-dearer",
  "meyer-cut",
  "little-meyer-cut",
  "double-cut",
  "last-two-first-out",
  "last-two-sips",
  "last-two-one-life",
  "life-roll-poor",
  "second-life-sips",
  "first-out-sips",
  "penalties-sips",
  "taken-at-word",
] as const;
export type RemarkName = (typeof REMARKS)[number];
