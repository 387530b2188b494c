// "Say 63 to Carla": dead until a rung is picked.

import type { Ruleset } from "../../game/rules/ruleset.ts";
import type { Roll } from "../../game/words/dice.ts";
import { Button } from "../../ui/Button.tsx";
import { rollName, useWords } from "../words.ts";

type SayProps = Readonly<{
  rules: Ruleset;
  picked: Roll | null;
  /** Who hears it. */
  to: string;
  armed: boolean;
  onSay: (roll: Roll) => void;
}>;

export function Say({ rules, picked, to, armed, onSay }: SayProps) {
  const words = useWords();
  return (
    <Button
      tone="primary"
      handle="say"
      armed={armed}
      disabled={picked === null}
      onPress={() => picked !== null && onSay(picked)}
    >
      {picked === null ? words.claim.sayWhat : words.claim.say(rollName(words, rules, picked), to)}
    </Button>
  );
}
