// One at the table: lives put right, a new name, going home and coming back.

import { useState } from "react";
import { Lives } from "../../dice/Lives.tsx";
import { nameFault } from "../../game/flow/names.ts";
import { lowestLives, stillIn } from "../../game/flow/seats.ts";
import type { Player } from "../../game/flow/state.ts";
import type { PlayerId } from "../../game/words/table.ts";
import type { Catalogue } from "../../i18n/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Grip } from "../../ui/Grip.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { Refused } from "../play/Refused.tsx";
import { stateOf } from "../play/Seats.tsx";
import { offer, seatOf, useTurn } from "../play/turn.ts";
import { useWords } from "../words.ts";

type PersonProps = Readonly<{ id: PlayerId | null; onClose: () => void }>;

export function Person({ id, onClose }: PersonProps) {
  const words = useWords();
  const { view } = useTurn();
  const player = id === null ? null : seatOf(view, id);
  return (
    <Sheet
      open={player !== null}
      title={<span className="name">{player?.name}</span>}
      close={words.close}
      onClose={onClose}
      handle="person"
    >
      {player ? <Acts key={player.id} player={player} /> : null}
    </Sheet>
  );
}

function Acts({ player }: Readonly<{ player: Player }>) {
  const words = useWords();
  const { view, send } = useTurn();
  const here = player.standing !== "left";
  const rest = stillIn(view.players).filter(({ id }) => id !== player.id);
  const [last] = rest;
  const alone = rest.length === 1 && last ? words.changes.leaveEnds(last.name) : null;
  const back = Math.max(1, Math.min(player.lives, lowestLives(view.players)));
  const backIn = stateOf(words, view, { ...player, lives: back, standing: "in" });
  return (
    <>
      <Refused />
      {here && view.ruleset.drinks !== "instead" ? <Correct player={player} /> : null}
      <Rename player={player} />
      <div className="between-part">
        {offer(view, "leave")?.players.includes(player.id) ? (
          <Grip
            handle="leave"
            label={words.changes.leave(player.name)}
            note={alone ?? words.changes.leaveNote}
            hint={words.changes.both}
            onDone={() => send({ kind: "leave", player: player.id })}
          />
        ) : null}
        {here ? null : (
          <Button
            handle="rejoin"
            disabled={!offer(view, "rejoin")}
            note={
              offer(view, "rejoin")
                ? words.changes.rejoinNote(backIn)
                : words.refusals["table-full"]
            }
            onPress={() => send({ kind: "rejoin", player: player.id })}
          >
            {words.changes.rejoin(player.name)}
          </Button>
        )}
        <p className="between-hint">{words.changes.both}</p>
      </div>
    </>
  );
}

/** What a correction comes to, before it is made. */
function noteOf(words: Catalogue, { standing, name }: Player, lives: number): string {
  if (lives === 0) return words.changes.correctOut(name);
  return standing === "out" ? words.changes.correctIn(name) : words.changes.correctNote;
}

function Correct({ player }: Readonly<{ player: Player }>) {
  const words = useWords();
  const { view, send } = useTurn();
  const [lives, setLives] = useState(player.lives);
  const { ruleset } = view;
  const may = offer(view, "correct")?.players.includes(player.id) ?? false;
  const same = lives === player.lives && player.standing !== "swimming";
  const standing = lives === 0 ? "out" : "in";
  const state =
    ruleset.counting === "penalties"
      ? words.seats.points(ruleset.lives - lives)
      : words.seats.lives(lives);
  return (
    <div className="between-part">
      <Stepper
        label={words.changes.livesOf(player.name)}
        value={lives}
        min={0}
        max={ruleset.lives}
        onChange={setLives}
        text={state}
        less={words.setup.livesLess}
        more={words.setup.livesMore}
        handle="lives"
      >
        <Lives
          lives={lives}
          start={ruleset.lives}
          standing={standing}
          counting={ruleset.counting}
          label={state}
        />
      </Stepper>
      <Grip
        handle="correct"
        label={words.changes.correct(state)}
        note={may ? noteOf(words, player, lives) : words.refusals["table-full"]}
        hint={words.changes.both}
        disabled={!may || same}
        onDone={() => send({ kind: "correct", player: player.id, lives })}
      />
    </div>
  );
}

function Rename({ player }: Readonly<{ player: Player }>) {
  const words = useWords();
  const { view, send } = useTurn();
  const [name, setName] = useState(player.name);
  const [tried, setTried] = useState(false);
  const others = view.players.filter(({ id }) => id !== player.id);
  const fault = nameFault(
    name,
    others.map((other) => other.name),
  );
  const rename = () => {
    setTried(true);
    if (!fault) send({ kind: "rename", player: player.id, name });
  };
  return (
    <div className="between-part">
      <Field
        label={words.changes.newName(player.name)}
        value={name}
        onChange={setName}
        fault={tried && fault ? words.setup.faults[fault] : null}
        handle="player-name"
        enter="done"
        onEnter={rename}
      />
      <Button handle="rename" disabled={name === player.name} onPress={rename}>
        {words.changes.rename}
      </Button>
    </div>
  );
}
