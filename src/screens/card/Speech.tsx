// The card's own change of language, for a table that speaks several.

import { LANGUAGES } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { SELF, useFront, useSpeech } from "../words.ts";

export function Speech() {
  const words = useFront();
  const { language, speak } = useSpeech();
  return (
    <fieldset className="speech">
      <legend className="unseen">{words.languageChoice}</legend>
      {LANGUAGES.map((tag) => (
        <Button
          key={tag}
          tone="quiet"
          handle={`card-language-${tag}`}
          pressed={tag === language}
          onPress={() => speak(tag)}
        >
          <span lang={tag}>{SELF[tag]}</span>
        </Button>
      ))}
    </fieldset>
  );
}
