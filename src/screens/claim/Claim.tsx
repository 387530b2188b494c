// Peek and claim: look as often as one likes, claim once. It looks the same whatever lies in the cup.

import { useCallback, useRef, useState } from "react";
import { Cup } from "../../dice/Cup.tsx";
import type { PeekContent } from "../../dice/draw.ts";
import type { Wish } from "../../game/flow/events.ts";
import { nextIn } from "../../game/flow/seats.ts";
import type { Peek } from "../../game/flow/view.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { MEYER, type Roll } from "../../game/words/dice.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { Guide } from "../help/Guide.tsx";
import { useHelp } from "../help/help.ts";
import { Bar } from "../play/Bar.tsx";
import { useCued } from "../play/feel.ts";
import { Seats } from "../play/Seats.tsx";
import { standingLine } from "../play/standing.ts";
import { offer, seatOf, useTurn } from "../play/turn.ts";
import { rollName, sealName, useWords } from "../words.ts";
import "./claim.css";
import { Claims } from "./Claims.tsx";
import { Extras } from "./Extras.tsx";
import "./real.css";
import { Say } from "./Say.tsx";

/** So many have room beside a real cup. */
const FEW = 6;

type Secret = keyof Peek["refused"];

/** What the look says to the holder alone: the least they may claim, and why what they tried was refused. */
function notesOf(
  words: Catalogue,
  rules: Ruleset,
  { barred, roll, refused }: Peek,
  tried: Wish["kind"] | null,
): readonly string[] {
  const least = roll === MEYER ? words.peek.leastTop : words.peek.least;
  const notes = barred.length > 0 ? [least(rollName(words, rules, roll))] : [];
  const reason = tried === null ? undefined : refused[tried as Secret];
  if (reason === undefined || reason === "below-roll") return notes;
  return [...notes, words.peek[reason]];
}

/** Which of the claims that are left the own roll covers. */
function coverNote(
  words: Catalogue,
  rules: Ruleset,
  { covers }: Peek,
  claims: readonly Roll[],
): string {
  const [most] = covers;
  if (most === undefined) return words.coach.coversNone;
  if (covers.length === claims.length) return words.coach.coversAll;
  return words.coach.covers(rollName(words, rules, most));
}

/** Whether these rules let a roll bar a choice; then the screen says where the reason is told. */
function hasPrivate(rules: Ruleset): boolean {
  const { understate, blindReroll, surrender, openMeyer, thirtyTwo, cup } = rules;
  if (cup === "table") return false;
  return (
    !understate || blindReroll === "when-below" || surrender || openMeyer || thirtyTwo === "toast"
  );
}

export function Claim() {
  const words = useWords();
  const { view, armed, send, peek } = useTurn();
  const [picked, pick] = useState<Roll | null>(null);
  const { coach, guide } = useHelp();
  const thrown = useCued("roll") !== null;
  const tried = useRef<Wish["kind"] | null>(null);
  const { phase, ruleset } = view;
  const claims = offer(view, "claim")?.claims ?? [];
  const by = phase.name === "holding" ? phase.cup.roller : "";

  const content = useCallback((): PeekContent | null => {
    const seen = peek();
    if (!seen) return null;
    const notes = [
      ...notesOf(words, ruleset, seen, tried.current),
      ...(coach ? [coverNote(words, ruleset, seen, claims)] : []),
    ];
    return { dice: seen.dice, name: rollName(words, ruleset, seen.roll), notes };
  }, [peek, words, ruleset, coach, claims]);
  const look = useCallback(() => send({ kind: "look", by }), [send, by]);

  if (phase.name !== "holding") return null;
  const { cup, standing } = phase;
  const attempt = (wish: Wish) => {
    tried.current = wish.kind;
    send(wish);
  };
  const next = seatOf(view, nextIn(view, by)).name;
  const claimant = standing ? seatOf(view, standing.claimant).name : "";
  return (
    <>
      <Bar guided={false}>
        <h1 className="claim-who name">{words.claim.title(seatOf(view, by).name)}</h1>
        <p>{standingLine(words, ruleset, standing, claimant)}</p>
      </Bar>
      <Claims
        rules={ruleset}
        claims={claims}
        picked={picked}
        onPick={pick}
        beside={guide === null ? null : <Guide />}
      >
        <Say
          rules={ruleset}
          picked={picked}
          to={next}
          armed={armed}
          onSay={(roll) => attempt({ kind: "claim", by, roll })}
        />
      </Claims>
      <Extras view={view} armed={armed} send={attempt} />
      {hasPrivate(ruleset) ? <p className="claim-private">{words.claim.private}</p> : null}
      {cup.kind === "table" ? (
        <div className="claim-real">
          <p>{words.roll.hintTable}</p>
          {view.players.length > FEW ? null : <Seats view={view} />}
        </div>
      ) : (
        <>
          <Cup
            of={`${view.id} ${view.round} ${view.rolls}`}
            seal={cup.seal}
            peek={content}
            onLook={look}
            label={words.cup.hold}
            sealLabel={sealName(words, cup.seal)}
            aside={words.cup.aside}
            armed={armed}
            thrown={thrown}
          />
          <p className="claim-looks">{words.cup.looks(cup.kind === "sealed" ? cup.looks : 0)}</p>
        </>
      )}
    </>
  );
}
