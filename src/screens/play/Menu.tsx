// What can be done at any time, over any screen and without disturbing it: settle a dispute, read the sheet, leave.

import { useContext, useState, useSyncExternalStore } from "react";
import { Button } from "../../ui/Button.tsx";
import { Grip } from "../../ui/Grip.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Toggle } from "../../ui/Toggle.tsx";
import { useHelp } from "../help/help.ts";
import { Score } from "../score/Score.tsx";
import { Move } from "../share/Move.tsx";
import { Trail } from "../trail/Trail.tsx";
import { useWords } from "../words.ts";
import { FeelContext } from "./feel.ts";
import "./menu.css";
import { offer, useTurn } from "./turn.ts";

type MenuProps = Readonly<{ open: boolean; onClose: () => void }>;

export function Menu({ open, onClose }: MenuProps) {
  const words = useWords();
  const [reading, setReading] = useState(false);
  const close = () => {
    setReading(false);
    onClose();
  };
  const title = reading ? words.score.title : words.menuSheet.title;
  return (
    <Sheet open={open} title={title} close={words.menuSheet.goOn} onClose={close}>
      {reading ? <Score /> : <Acts onSheet={() => setReading(true)} />}
    </Sheet>
  );
}

function Acts({ onSheet }: Readonly<{ onSheet: () => void }>) {
  const words = useWords();
  const { view, send, goHome, openSettings, showTable, closeMenu } = useTurn();
  const { explain } = useHelp();
  const { sides } = useContext(FeelContext);
  const both = useSyncExternalStore(sides.watch, sides.on);
  const takeBack = offer(view, "take-back");
  const voidRound = offer(view, "void-round");
  return (
    <>
      <Trail />
      {explain ? (
        <Button
          handle="explain"
          note={words.help.againNote}
          onPress={() => {
            explain();
            closeMenu();
          }}
        >
          {words.help.again}
        </Button>
      ) : null}
      <div className="menu-row">
        <Button handle="score-sheet" onPress={onSheet}>
          {words.score.title}
        </Button>
        {view.phase.name === "between" ? (
          <Button
            handle="to-table"
            onPress={() => {
              closeMenu();
              showTable();
            }}
          >
            {words.menuSheet.table}
          </Button>
        ) : null}
        <Button handle="open-settings" onPress={openSettings}>
          {words.settings.title}
        </Button>
      </div>
      <Toggle
        handle="both-sides"
        label={words.feel.sides}
        note={words.feel.sidesNote}
        on={both}
        onChange={sides.set}
      />
      {takeBack ? (
        <Grip
          handle="take-back"
          label={words.menuSheet.takeBack}
          note={words.menuSheet.takeBackNote}
          hint={words.changes.both}
          onDone={() => send({ kind: "take-back" })}
        />
      ) : null}
      {voidRound ? (
        <Grip
          handle="void-round"
          label={words.menuSheet.voidRound}
          note={words.menuSheet.voidRoundNote}
          hint={words.changes.both}
          onDone={() => send({ kind: "void-round" })}
        />
      ) : null}
      {takeBack || voidRound ? (
        <p className="menu-hint">
          {words.changes.both} {voidRound ? words.changes.during : null}
        </p>
      ) : null}
      <Move onAsleep={goHome} />
      <Button handle="home" note={words.menuSheet.homeNote} onPress={goHome}>
        {words.menuSheet.home}
      </Button>
    </>
  );
}
