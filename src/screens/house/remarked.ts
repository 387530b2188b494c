// At which rule a remark is shown.

import type { OptionName, RemarkName } from "../../game/words/house.ts";

export const REMARKED: Readonly<Record<RemarkName, OptionName>> = {
  "belief-dearer": "meyerBelieved",
  "surrender-dearer": "surrender",
  "meyer-cut": "lives",
  "little-meyer-cut": "littleMeyerLoss",
  "double-cut": "double",
  "last-two-first-out": "lastTwo",
  "last-two-sips": "lastTwo",
  "last-two-one-life": "lastTwo",
  "life-roll-poor": "secondLife",
  "second-life-sips": "secondLife",
  "first-out-sips": "end",
  "penalties-sips": "counting",
  "taken-at-word": "cup",
};
