// When Home may speak of installing, and when it keeps quiet.
import { expect, test } from "vitest";
import { due, type Moment } from "./moment.ts";

const NOW = Date.UTC(2026, 0, 2, 1);
const HOUR = 60 * 60_000;
const RIGHT: Moment = { way: "offer", wanted: true, played: true, saved: [], now: NOW };
const left = (hours: number) => ({ savedAt: NOW - hours * HOUR, over: false });

test.each<readonly [string, Partial<Moment>, boolean]>([
  ["after a game, with the browser's offer", {}, true],
  ["after a game, by the share menu", { way: "share" }, true],
  ["before the first game", { played: false }, false],
  ["once it was waved away", { wanted: false }, false],
  ["on the home screen already", { way: null }, false],
  ["in a window of another app", { way: "safari" }, false],
  ["where nobody knows whether it can be done", { way: "menu" }, false],
  ["while a game waits", { saved: [left(0)] }, false],
  ["while a game waits that was put away this evening", { saved: [left(30), left(11)] }, false],
  ["beside a game that was left another evening", { saved: [left(13)] }, true],
  ["beside a game that is over", { saved: [{ ...left(0), over: true }] }, true],
  ["beside a game that went to another phone", { saved: [{ ...left(0), mark: "asleep" }] }, true],
  ["beside a second copy", { saved: [{ ...left(0), mark: "second" }] }, false],
  ["with a clock that was put back", { saved: [left(-48)] }, false],
])("%s", (_, moment, told) => {
  expect(due({ ...RIGHT, ...moment })).toBe(told);
});
