// The score sheet as a file for spreadsheets.

import { useContext } from "react";
import type { Sheet } from "../../game/flow/sheet.ts";
import type { Player } from "../../game/flow/state.ts";
import { Button } from "../../ui/Button.tsx";
import { ShareContext } from "../share/port.ts";
import { useWords } from "../words.ts";
import { rowsOf } from "./rows.ts";

type SaveProps = Readonly<{ sheet: Sheet; players: readonly Pick<Player, "id" | "name">[] }>;

/** Stands under a sheet. */
export function SaveSheet({ sheet, players }: SaveProps) {
  const words = useWords();
  const port = useContext(ShareContext);
  if (!port || sheet.rounds.length === 0) return null;
  return (
    <Button
      handle="save-sheet"
      onPress={() => void port.table(words.data.tableFile, rowsOf(words, sheet, players))}
    >
      {words.data.table}
    </Button>
  );
}
