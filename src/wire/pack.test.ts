// A packed game is the game: random ones of every kind, long ones in one picture, and what old texts mean for ever.
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rngOf } from "../game/testing/chance.ts";
import { isFull, PATIENT, share } from "../game/testing/runs.ts";
import { everyGame, everyState } from "../game/testing/states.ts";
import { story } from "../game/testing/story.ts";
import { checksum, toBase64 } from "./bytes.ts";
import { type Carried, packGame, packLog, unpackGame, unpackLog } from "./pack.ts";
import { eveningOf } from "./testing/evening.ts";
import { offeredGame } from "./testing/offered.ts";
import { within } from "./testing/time.ts";

const games = share(2_000);

test("2,000 random games come out as they went in, with their log and without", PATIENT, () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < games; seed += 1) {
    const { game, log } = offeredGame(seed);
    for (const { kind } of log) kinds.add(kind);
    for (const carried of [
      { game, log },
      { game, log: null },
    ]) {
      expect(isDeepStrictEqual(unpackGame(packGame(carried)), { ok: carried })).toBe(true);
    }
    expect(isDeepStrictEqual(unpackLog(packLog(log)), log)).toBe(true);
  }
  // Every kind of event there is, and the start.
  if (isFull) expect(kinds.size).toBe(25);
});

test("so do games that the judge has played", PATIENT, () => {
  everyGame(40, ({ game, log }) => {
    expect(isDeepStrictEqual(unpackGame(packGame({ game, log })), { ok: { game, log } })).toBe(
      true,
    );
  });
});

test("every state comes out as it went in", PATIENT, () => {
  everyState(60, 3, ({ game }) => {
    const carried: Carried = { game, log: null };
    expect(isDeepStrictEqual(unpackGame(packGame(carried)), { ok: carried })).toBe(true);
  });
});

test("times that no clock gives come out as they went in", () => {
  const { log } = story({}, "Anna Ben", "Anna rolls 62. Anna looks. Anna says 54");
  fc.assert(
    fc.property(
      fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 5, maxLength: 5 }),
      (times) => {
        const timed = log.map((event, place) => ({ ...event, at: times[place] ?? 0 }));
        expect(isDeepStrictEqual(unpackLog(packLog(timed as never)), timed)).toBe(true);
      },
    ),
    { numRuns: share(500) },
  );
});

describe("a game of 400 events", () => {
  test.each([2, 5, 12])("with %s players is 1,400 bytes or less, log included", (crowd) => {
    for (let seed = 1; seed <= share(10); seed += 1) {
      const carried = eveningOf(seed, 400, crowd);
      expect(carried.log).toHaveLength(401);
      const bytes = packGame(carried);
      expect(bytes.length).toBeLessThan(1_400);
      expect(isDeepStrictEqual(unpackGame(bytes), { ok: carried })).toBe(true);
    }
  });

  test("travels without its log where that does not fit", () => {
    const carried = eveningOf(1, 400);
    const bytes = packGame(carried, 600);
    expect(bytes.length).toBeLessThan(400);
    expect(unpackGame(bytes)).toEqual({ ok: { game: carried.game, log: null } });
  });
});

test("the covered roll cannot be read off the text, and another roll changes all of it", () => {
  const told = (dice: string) => story({}, "Anna Ben", `Anna rolls ${dice}. Anna looks`);
  const texts = ["63", "36", "64"].map((dice) => packLog(told(dice).log));
  const [one = "", ...others] = texts;
  for (const other of others) {
    const same = [...one].filter((letter, at) => other[at] === letter).length;
    expect(same).toBeLessThan(one.length / 4);
  }
});

/** A body in a cover that fits, of any version. */
function sealedAs(body: Uint8Array, version = 1): Uint8Array {
  const told = Uint8Array.from([version, 0, 0, ...body]);
  const check = checksum(told);
  return Uint8Array.from([...told, ...[24, 16, 8, 0].map((shift) => (check >>> shift) & 255)]);
}

/** Written by the first version; must be read by all. */
const FIRST =
  "AQwZ4guHYeAjnbl5Q54e-Do3Edc22-tXU-ADTX091B3EKYcx1i4EhV26dgd8v-3bhI2JveLNq9s_0BFmj2r_1uT-l1sRqd0";

test("a text of the first version is read and written the same", () => {
  const told =
    "Anna rolls 62. Anna looks. Anna says 54. Ben lifts. Ben gets 3. reseat Ben Anna. end";
  const { log } = story({}, "Anna Ben", told);
  expect(packLog(log)).toBe(FIRST);
  expect(unpackLog(FIRST)).toEqual(log);
});

test("a text of a newer version is known as newer", () => {
  const body = Uint8Array.of(1, 2, 3);
  expect(unpackGame(sealedAs(body, 2))).toEqual({ fault: "newer" });
  expect(unpackGame(sealedAs(body, 0))).toEqual({ fault: "damaged" });
});

test.each([
  ["nothing", ""],
  ["no text", null],
  ["a text cut short", FIRST.slice(0, -9)],
  ["a text with a wrong letter", FIRST.replace("A", "B")],
  ["a state", toBase64(packGame({ ...eveningOf(1, 9), log: null }))],
  ["too much", "A".repeat(2_000_000)],
])("%s is no log", (_, text) => {
  expect(unpackLog(text)).toBeNull();
});

test("10,000 mutations are refused, each at once", PATIENT, () => {
  const rng = rngOf(60_003);
  const packed = [20, 100, 400].map((events) => packGame(eveningOf(events, events)));
  for (let run = 0; run < share(10_000); run += 1) {
    const bytes = Array.from(rng.pick(packed));
    for (let times = 1 + rng.below(3); times > 0; times -= 1) {
      const at = rng.below(bytes.length);
      if (rng.often(60)) bytes[at] = (bytes[at] ?? 0) ^ (1 << rng.below(8));
      else bytes.splice(at, rng.below(40), ...(rng.often(50) ? [rng.below(256)] : []));
    }
    const parsed = within(1_000, () => unpackGame(Uint8Array.from(bytes)));
    if (!("fault" in parsed)) expect(packed).toContainEqual(Uint8Array.from(bytes));
  }
});

test(
  "what somebody made up to pass the checksum is refused as well, or is a game that can be",
  PATIENT,
  () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (body) => {
        const parsed = within(2_000, () => unpackGame(sealedAs(body)));
        if ("ok" in parsed) expect(unpackGame(packGame(parsed.ok))).toEqual(parsed);
        else expect(parsed.fault).toBe("damaged");
      }),
      { numRuns: share(2_000) },
    );
  },
);

test("anything at all is refused without a word", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json()), (value) => {
      expect(unpackLog(value)).toBeNull();
    }),
    { numRuns: share(300) },
  );
});
