// The first screen: a game that was left, a known table, a new one. It needs nothing of the game itself.

import { type ComponentType, type ReactNode, useState } from "react";
import type { Front, Language } from "../../i18n/shape.ts";
import { LANGUAGES } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import type { GripProps } from "../../ui/Grip.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { listed, SELF, useFront } from "../words.ts";
import "./home.css";
import { Ask } from "./Ask.tsx";
import { Left } from "./Left.tsx";
import { Resume } from "./Resume.tsx";
import type { Saved } from "./saved.ts";

export type HomeProps = Readonly<{
  language: Language;
  /** Unfinished games, newest first. */
  saved: readonly Saved[];
  /** The names of the last table; null the first time. */
  last: readonly string[] | null;
  /** The cache holds everything: the app opens without a network. */
  offline: boolean;
  /** A game is being opened, or the rest of the app is still on its way. */
  busy: boolean;
  onResume: (id: string) => void;
  /** One that was given to another phone goes on here all the same. */
  onWake: (id: string) => void;
  onPlayAgain: () => void;
  onNew: () => void;
  onDiscard: (id: string) => void;
  onLanguage: (language: Language) => void;
  onRules: () => void;
  onHistory: () => void;
  onSettings: () => void;
  /** Comes with the game's part of the app, as what that has to say here does. */
  grip: ComponentType<GripProps> | undefined;
  children?: ReactNode;
}>;

const namesOf = (words: Front, { players }: Saved) =>
  listed(
    words,
    players.map(({ name }) => name),
  );

export function Home(props: HomeProps) {
  const words = useFront();
  const { saved, last, offline, busy, onResume, onPlayAgain, onNew } = props;
  const [newest] = saved;
  const unfinished = saved.find(({ over, mark }) => !over && mark !== "asleep");
  const [away, setAway] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <main className="screen home" data-screen="home">
      <h1 className="home-sign">Undercup</h1>
      <p className="home-line">{words.home.tagline}</p>
      {props.children}
      <HomeCup />
      <div className="home-acts" aria-busy={busy}>
        {newest ? <Left saved={newest} /> : null}
        {newest ? (
          <Resume
            saved={newest}
            handle="resume"
            primary
            grip={props.grip}
            onResume={onResume}
            onWake={props.onWake}
          />
        ) : null}
        {last ? (
          <Button
            tone={newest ? "plain" : "primary"}
            handle="play-again"
            note={words.home.playAgainWith(listed(words, last))}
            onPress={() => (unfinished ? setAsking(true) : onPlayAgain())}
          >
            {words.home.playAgain}
          </Button>
        ) : null}
        <Button tone={newest || last ? "plain" : "primary"} handle="new-game" onPress={onNew}>
          {words.home.newGame}
        </Button>
        {saved.length > 1 ? (
          <Button tone="quiet" handle="put-away-games" onPress={() => setAway(true)}>
            {words.home.putAway}
          </Button>
        ) : null}
        <Languages {...props} />
        <div className="home-more">
          <Button tone="quiet" handle="rules" onPress={props.onRules}>
            {words.toRules}
          </Button>
          <Button tone="quiet" handle="history" onPress={props.onHistory}>
            {words.toHistory}
          </Button>
          <Button tone="quiet" handle="open-settings" onPress={props.onSettings}>
            {words.toSettings}
          </Button>
        </div>
        <p className="home-ready">
          {offline ? <span data-testid="offline-ready">{words.notices.offline}</span> : null}
        </p>
      </div>
      <Sheet
        open={away}
        title={words.home.putAway}
        close={words.close}
        onClose={() => setAway(false)}
      >
        <Away {...props} />
      </Sheet>
      <Ask
        open={asking}
        names={unfinished ? namesOf(words, unfinished) : ""}
        onClose={() => setAsking(false)}
        onDone={onPlayAgain}
      />
    </main>
  );
}

function HomeCup() {
  return (
    <img
      className="home-cup"
      src={`${import.meta.env.BASE_URL}cup.svg`}
      alt=""
      width="224"
      height="224"
      draggable={false}
    />
  );
}

function Languages({ language, onLanguage }: HomeProps) {
  const words = useFront();
  return (
    <fieldset className="home-languages">
      <legend className="unseen">{words.languageChoice}</legend>
      {LANGUAGES.map((tag) => (
        <Button
          key={tag}
          tone="quiet"
          handle={`language-${tag}`}
          pressed={tag === language}
          onPress={() => onLanguage(tag)}
        >
          <span lang={tag}>{SELF[tag]}</span>
        </Button>
      ))}
    </fieldset>
  );
}

function Away({ saved, grip: Grip, onResume, onWake, onDiscard }: HomeProps) {
  const words = useFront();
  return (
    <ul className="home-away">
      {saved.slice(1).map((game) => (
        <li key={game.id}>
          <Resume
            saved={game}
            handle="resume-away"
            before={namesOf(words, game)}
            grip={Grip}
            onResume={onResume}
            onWake={onWake}
          />
          {Grip ? (
            <Grip
              handle="discard"
              label={words.home.discard}
              note={words.confirmHold}
              onDone={() => onDiscard(game.id)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
