// A packed log is the log: every event of random games, and what old texts mean for ever.
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { share } from "../game/testing/runs.ts";
import { everyGame } from "../game/testing/states.ts";
import { story } from "../game/testing/story.ts";
import { packLog, unpackLog } from "./pack.ts";

test("every log comes out as it went in", () => {
  everyGame(40, ({ log }) => {
    const text = packLog(log);
    expect(isDeepStrictEqual(unpackLog(text), log)).toBe(true);
  });
});

/** Written by the first version; must be read by all. */
const FIRST =
  '[1,{"kind":"started","turn":0,"at":0,"game":"story","players":[{"id":"Anna","name":"Anna","kind":"person"},{"id":"Ben","name":"Ben","kind":"person"}],"ruleset":{"littleMeyer":false,"halfMeyer":false,"pairs":"sixes-high","thirtyTwo":"plain","raise":"higher","understate":true,"blindPass":"off","blindReroll":"off","surrender":false,"meyerBelieved":"lose-1","meyerLoss":{"lifter":2,"claimant":2},"littleMeyerLoss":1,"double":false,"openMeyer":false,"reverseOnMeyer":false,"lives":6,"counting":"lives","lastTwo":false,"secondLife":"none","opener":"loser","end":"last-standing","drinks":"off","cup":"phone"},"opener":"Anna"},["Anna","Ben"],[[0,1000],[1,1000,0,[6,2],[1,2,3]],[2,1000,0],[3,1000,0,54],[5,1000,1,false],[17,1000,1,3],[21,1000,[1,0]],[23,1000]]]';

test("a text of the first version is read and written the same", () => {
  const told =
    "Anna rolls 62. Anna looks. Anna says 54. Ben lifts. Ben gets 3. reseat Ben Anna. end";
  const { log } = story({}, "Anna Ben", told);
  expect(unpackLog(FIRST)).toEqual(log);
  expect(packLog(log)).toBe(FIRST);
});

test.each([
  ["nothing", ""],
  ["no text", null],
  ["another version", FIRST.replace("[1,", "[2,")],
  ["a text cut short", FIRST.slice(0, -9)],
  ["an unknown event", FIRST.replace("[23,", "[99,")],
  ["an unknown player", FIRST.replace("[2,1000,0]", "[2,1000,9]")],
  ["a face of nine", FIRST.replace("[6,2]", "[9,2]")],
])("%s is refused", (_, text) => {
  expect(unpackLog(text)).toBeNull();
});

test("anything at all is refused without a word", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json()), (value) => {
      expect(unpackLog(value)).toBeNull();
    }),
    { numRuns: share(300) },
  );
});
