// "How do you play?": seven questions, one a screen, each to be skipped; they end on a rule card.

import { useState } from "react";
import { RollDice } from "../../dice/Dice.tsx";
import type { PresetId } from "../../game/rules/preset.ts";
import { type Answers, answered, closest } from "../../game/rules/questions.ts";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { includes } from "../../game/rules/variants.ts";
import { QUESTIONS } from "../../game/words/house.ts";
import type { CupKind } from "../../game/words/options.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../card/Card.tsx";
import { useWords } from "../words.ts";
import { type Answer, partsOf } from "./asked.ts";
import "./quiz.css";

type QuizProps = Readonly<{
  /** What the language's players start from. */
  from: PresetId;
  /** Whose dice was chosen before: no question asks it. */
  cup: CupKind;
  onDone: (preset: PresetId, rules: Ruleset) => void;
  onBack: () => void;
}>;

/** Numbers stand in rows, answers with a note below one another. */
function layOf(offered: readonly Answer[]): string {
  if (offered.length > 6) return "quiz-many";
  return offered.some(({ note }) => note !== undefined) ? "quiz-few quiz-noted" : "quiz-few";
}

export function Quiz({ from, cup, onDone, onBack }: QuizProps) {
  const words = useWords();
  const { quiz } = words;
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const question = QUESTIONS[at];
  const rules = { ...answered(from, answers), cup };
  const answer = ({ changes }: Answer, last: boolean) => {
    setAnswers({ ...answers, ...changes });
    if (last) setAt(at + 1);
  };
  const head = (title: string) => (
    <header className="setup-head">
      <Button tone="quiet" handle="quiz-back" onPress={() => (at === 0 ? onBack() : setAt(at - 1))}>
        {words.back}
      </Button>
      <h1>{title}</h1>
    </header>
  );
  if (question === undefined) {
    return (
      <main className="screen setup" data-screen="quiz">
        {head(quiz.result)}
        <div className="setup-body">
          <h2 className="unseen">{words.card.title}</h2>
          <Card rules={rules} />
        </div>
        <div className="setup-foot">
          <Button
            tone="primary"
            handle="quiz-play"
            note={words.traditions[closest(rules, from)]}
            onPress={() => onDone(closest(rules, from), rules)}
          >
            {quiz.play}
          </Button>
        </div>
      </main>
    );
  }
  const parts = partsOf(words, question, rules);
  const single = parts.length === 1;
  return (
    <main className="screen setup" data-screen="quiz">
      {head(quiz.title)}
      <div className="setup-body quiz" key={question} data-question={question}>
        <p className="quiz-step">{quiz.step(at + 1, QUESTIONS.length)}</p>
        <h2 className="quiz-question">{quiz.questions[question]}</h2>
        {parts.map(({ title, answers: offered }, part) => (
          <div key={title} className="quiz-part">
            {title === null ? null : <h3>{title}</h3>}
            <div className={layOf(offered)}>
              {offered.map((one, index) => (
                <Button
                  key={one.label}
                  className="chip"
                  handle={`answer-${part + 1}-${index + 1}`}
                  note={one.note}
                  disabled={one.barred === true}
                  {...(single ? {} : { pressed: includes(rules, one.changes) })}
                  onPress={() => answer(one, single)}
                >
                  {one.roll ? <RollDice roll={one.roll} className="quiz-dice" /> : null}
                  {one.label}
                </Button>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="setup-foot quiz-foot">
        <Button handle="quiz-skip" onPress={() => setAt(at + 1)}>
          {quiz.skip}
        </Button>
        {single ? null : (
          <Button tone="primary" handle="quiz-next" onPress={() => setAt(at + 1)}>
            {quiz.next}
          </Button>
        )}
      </div>
    </main>
  );
}
