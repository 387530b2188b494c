// What else a holder may do where the rules allow it. Each is held: none of them can be taken back.

import type { Wish } from "../../game/flow/events.ts";
import type { TableView } from "../../game/flow/view.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { Hold } from "../../ui/Hold.tsx";
import { costOf } from "../cost.ts";
import { offer, seatOf } from "../play/turn.ts";
import { useWords } from "../words.ts";

type Kind = "reroll-blind" | "show-meyer" | "toast" | "surrender";

/** What the ruleset would let a holder do here, looked or not: the controls do not come and go with a look. */
function kindsOf(rules: Ruleset, standing: boolean): readonly Kind[] {
  const kinds: Kind[] = [];
  if (standing && rules.blindReroll !== "off") kinds.push("reroll-blind");
  if (rules.openMeyer) kinds.push("show-meyer");
  if (rules.thirtyTwo === "toast") kinds.push("toast");
  if (standing && rules.surrender) kinds.push("surrender");
  return kinds;
}

type ExtrasProps = Readonly<{ view: TableView; armed: boolean; send: (wish: Wish) => void }>;

export function Extras({ view, armed, send }: ExtrasProps) {
  const words = useWords();
  const { phase, ruleset } = view;
  if (phase.name !== "holding") return null;
  const by = phase.cup.roller;
  const kinds = kindsOf(ruleset, phase.standing !== null);
  if (kinds.length === 0) return null;
  const surrender = offer(view, "surrender")?.cost ?? 1;
  const text: Readonly<Record<Kind, readonly [string, string]>> = {
    "reroll-blind": [words.claim.rerollBlind, words.claim.rerollBlindNote],
    "show-meyer": [
      words.claim.showMeyer,
      words.claim.showMeyerNote(costOf(words, ruleset, offer(view, "show-meyer")?.cost ?? 1, null)),
    ],
    toast: [words.claim.toast, words.claim.toastNote],
    surrender: [
      words.claim.surrender,
      words.claim.surrenderNote(costOf(words, ruleset, surrender, seatOf(view, by).lives)),
    ],
  };
  return (
    <div className="extras">
      {kinds.map((kind) => (
        <Hold
          key={kind}
          handle={kind}
          hint={words.hold.down}
          className="extras-one"
          label={text[kind][0]}
          note={text[kind][1]}
          armed={armed}
          disabled={!view.offers.some((found) => found.kind === kind)}
          onDone={() => send({ kind, by })}
        />
      ))}
    </div>
  );
}
