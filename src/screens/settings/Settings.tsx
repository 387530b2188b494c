// Everything that can be set, applied at once and kept; and what the app says about itself.

import type { Language } from "../../i18n/shape.ts";
import { LANGUAGES } from "../../i18n/shape.ts";
import { useSetting, useSlice } from "../../store/hooks.ts";
import type { SettingStore } from "../../store/settings.ts";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { Toggle } from "../../ui/Toggle.tsx";
import { Ways } from "../install/Ways.tsx";
import { SELF, useWords } from "../words.ts";
import { About, type Self } from "./About.tsx";
import "./settings.css";

export type SettingsProps = Readonly<{
  settings: SettingStore;
  language: Language;
  self: Self;
  /** Changes the language, or how its numbers are said. */
  onLanguage: (language: Language) => void;
  /** What the phone keeps: out, in, gone. */
  onData: () => void;
  onBack: () => void;
}>;

const THEMES = ["dark", "light", "black", "system"] as const;
const HANDS = ["left", "right"] as const;

export function Settings({ settings, language, self, onLanguage, onData, onBack }: SettingsProps) {
  const words = useWords();
  const theme = useSetting(settings, "theme");
  const hand = useSetting(settings, "hand");
  const text = words.settings;
  return (
    <main className="screen settings" data-screen="settings">
      <header className="settings-head">
        <Button tone="quiet" handle="back" onPress={onBack}>
          {words.back}
        </Button>
        <h1>{text.title}</h1>
      </header>
      <div className="settings-body">
        <section className="settings-part settings-pairs">
          <Choice
            legend={text.language}
            value={language}
            onPick={onLanguage}
            options={LANGUAGES.map((tag) => ({
              value: tag,
              label: <span lang={tag}>{SELF[tag]}</span>,
              handle: `language-${tag}`,
            }))}
          />
          {language === "da" ? <Numbers {...{ settings, language, onLanguage }} /> : null}
        </section>
        <section className="settings-part settings-pairs">
          <Choice
            legend={text.theme}
            value={theme}
            onPick={(value) => settings.set("theme", value)}
            options={THEMES.map((value) => ({
              value,
              label: text.themes[value],
              handle: `theme-${value}`,
            }))}
          />
          <Choice
            legend={text.hand}
            value={hand}
            onPick={(value) => settings.set("hand", value)}
            options={HANDS.map((value) => ({
              value,
              label: text.hands[value],
              handle: `hand-${value}`,
            }))}
          />
        </section>
        <section className="settings-part">
          <h2>{text.feel}</h2>
          <Quiet settings={settings} />
          <Switch settings={settings} name="sound" label={text.sound} />
          <Switch settings={settings} name="haptics" label={text.haptics} />
          <Switch settings={settings} name="motion" label={text.motion} note={text.motionNote} />
          <Switch settings={settings} name="shake" label={text.shake} note={text.shakeNote} />
          <Switch settings={settings} name="spoken" label={text.spoken} note={text.spokenNote} />
        </section>
        <section className="settings-part">
          <h2>{text.game}</h2>
          <Switch settings={settings} name="awake" label={text.awake} note={text.awakeNote} />
          <Switch settings={settings} name="coach" label={text.coach} note={text.coachNote} />
        </section>
        <section className="settings-part">
          <Button handle="to-data" note={words.data.where} onPress={onData}>
            {words.data.title}
          </Button>
        </section>
        <Ways install={self.install} />
        <About self={self} />
      </div>
    </main>
  );
}

const NOISES = ["sound", "haptics", "spoken", "shake"] as const;

/** One switch for all that is heard and felt; off again, it brings back what is usual. */
function Quiet({ settings }: Pick<SettingsProps, "settings">) {
  const { feel } = useWords();
  const quiet = useSlice(settings.store, (now) => !NOISES.some((name) => now[name]));
  return (
    <Toggle
      handle="set-quiet"
      label={feel.quiet}
      note={feel.quietNote}
      on={quiet}
      onChange={(next) => {
        for (const name of NOISES) settings.set(name, !next && name !== "spoken");
      }}
    />
  );
}

type SwitchProps = Readonly<{
  settings: SettingStore;
  name: "sound" | "haptics" | "motion" | "shake" | "spoken" | "awake" | "coach";
  label: string;
  note?: string;
}>;

function Switch({ settings, name, ...rest }: SwitchProps) {
  const on = useSetting(settings, name);
  return (
    <Toggle
      {...rest}
      handle={`set-${name}`}
      on={on}
      onChange={(next) => settings.set(name, next)}
    />
  );
}

type NumbersProps = Pick<SettingsProps, "settings" | "language" | "onLanguage">;

function Numbers({ settings, language, onLanguage }: NumbersProps) {
  const words = useWords();
  const numbers = useSetting(settings, "numbers");
  return (
    <Choice
      legend={words.settings.numbers}
      value={numbers}
      onPick={(value) => {
        settings.set("numbers", value);
        onLanguage(language);
      }}
      options={(["digits", "tens"] as const).map((value) => ({
        value,
        label: words.settings[value],
        handle: `numbers-${value}`,
      }))}
    />
  );
}
