// The truth is worked out in three places only, all of them for games that are over.
import { expect, test } from "vitest";
import { sources } from "./sources.ts";

/** What can read a covered roll out of a log. */
const TELLERS = ["past", "truth", "retell", "figures", "timeline", "highlights"].map(
  (name) => `evening/${name}`,
);

/** Play.tsx asks for it behind a check that the game is over, the others get packed games. */
const MAY = ["room.ts", "screens/play/Play.tsx", "screens/history/Game.tsx"];
/** These are handed what was told, and only work on with it. */
const GIVEN = ["screens/history/Steps.tsx", "screens/truth/Moments.tsx"];

test("no other screen can work out what lay in a cup", () => {
  const found = sources()
    .filter(({ path, test: ours }) => !ours && !path.startsWith("evening/"))
    .filter(({ imports }) =>
      imports.some(({ target, typeOnly }) => !typeOnly && TELLERS.includes(target)),
    )
    .map(({ path }) => path)
    .filter((path) => !MAY.includes(path) && !GIVEN.includes(path));
  expect(found, `Let ${found.join(", ")} be handed what was told, by a game that is over`).toEqual(
    [],
  );
});
