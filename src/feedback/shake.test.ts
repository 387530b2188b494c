// A shake is three jolts; a phone that is carried, put down or only asked for is none.
import { expect, test, vi } from "vitest";
import { createShake, JOLT, levels, type Motion, type ShakePorts, shakes } from "./shake.ts";

type Vector = NonNullable<Motion["acceleration"]>;
const still: Vector = { x: 0, y: 0, z: 9.81 };
const at = (timeStamp: number, strength: number): Motion => ({
  timeStamp,
  acceleration: { x: strength, y: 0, z: 0 },
  accelerationIncludingGravity: still,
});
const lying = (timeStamp: number, pull: Vector): Motion => ({
  timeStamp,
  acceleration: null,
  accelerationIncludingGravity: pull,
});
const STRONG = JOLT + 5;

test.each([
  ["three jolts", [0, 200, 400], STRONG, 1],
  ["two", [0, 200], STRONG, 0],
  ["three weak ones", [0, 200, 400], JOLT - 2, 0],
  ["one long one, read three times", [0, 20, 40], STRONG, 0],
  ["three, far apart", [0, 800, 1600], STRONG, 0],
  ["six are two shakes", [0, 150, 300, 450, 600, 750], STRONG, 2],
] as const)("%s", (_, times, strength, count) => {
  const complete = shakes();
  expect(times.filter((time) => complete(at(time, strength)))).toHaveLength(count);
});

test("where gravity is not told apart it is taken off", () => {
  const complete = shakes();
  const jolt = (time: number) => lying(time, { x: 0, y: 0, z: 9.81 + STRONG });
  expect([0, 200, 400].filter((time) => complete(lying(time, still)))).toEqual([]);
  expect([0, 200, 400].filter((time) => complete(jolt(time)))).toEqual([400]);
});

test.each([
  ["face up", { x: 0.2, y: -0.3, z: 9.8 }, true],
  ["face up, as an iPhone counts", { x: 0.2, y: -0.3, z: -9.8 }, true],
  ["held", { x: 0, y: 6, z: 7.6 }, false],
  ["unknown", { x: null, y: null, z: null }, false],
] as const)("%s: flat %s", (_, pull, flat) => {
  const lies = levels();
  expect([0, 400, 800].map((time) => lies(lying(time, pull)))).toEqual([false, false, flat]);
});

test("taken up, it lies flat no more, and must lie again for a while", () => {
  const lies = levels();
  lies(lying(0, still));
  expect(lies(lying(800, still))).toBe(true);
  expect(lies(lying(900, { x: 5, y: 5, z: 6 }))).toBe(false);
  expect(lies(lying(1000, still))).toBe(false);
});

function sensor(permit?: ShakePorts["permit"]) {
  const ears = new Set<(motion: Motion) => void>();
  const listen = (heard: (motion: Motion) => void) => {
    ears.add(heard);
    return () => void ears.delete(heard);
  };
  const tell = (motion: Motion) => {
    for (const heard of [...ears]) heard(motion);
  };
  let late = () => {};
  const after = (_: number, task: () => void) => {
    late = task;
  };
  return { ears, tell, silence: () => late(), shake: createShake({ listen, permit, after }) };
}
const settle = () => new Promise((done) => setTimeout(done));

test("it listens only while it is armed, and shakes roll once each", () => {
  const { ears, tell, shake } = sensor();
  const shaken = vi.fn();
  expect(ears.size).toBe(0);
  const disarm = shake.arm(shaken);
  for (const time of [0, 200, 400]) tell(at(time, STRONG));
  expect(shaken).toHaveBeenCalledTimes(1);
  disarm();
  expect(ears.size).toBe(0);
});

test("it is on once the phone has really moved, and says so", () => {
  const { tell, shake } = sensor();
  const changed = vi.fn();
  shake.watch(changed);
  expect(shake.state()).toBe("off");
  shake.arm(() => {});
  tell({ timeStamp: 0, acceleration: null, accelerationIncludingGravity: null });
  expect(shake.state()).toBe("off");
  tell(at(1, 0));
  expect([shake.state(), changed.mock.calls.length]).toEqual(["on", 1]);
});

const ANSWERS: readonly (readonly [string, () => Promise<string>, "on" | "off"])[] = [
  ["granted", async () => "granted", "on"],
  ["denied", async () => "denied", "off"],
  ["refused", () => Promise.reject(new Error("no gesture")), "off"],
  [
    "thrown",
    () => {
      throw new Error("no such thing");
    },
    "off",
  ],
];
test.each(ANSWERS)("permission %s", async (_, answer, state) => {
  const permit = vi.fn(answer);
  const { shake, silence } = sensor(permit);
  shake.arm(() => {});
  expect(shake.state()).toBe("off");
  silence();
  expect(shake.state()).toBe("ask");
  expect(permit).not.toHaveBeenCalled();
  shake.ask();
  expect(permit).toHaveBeenCalledTimes(1);
  await settle();
  silence();
  expect(shake.state()).toBe(state);
});

test("a sensor that moves needs no asking", () => {
  const { shake, tell, silence } = sensor(async () => "granted");
  shake.arm(() => {});
  tell(at(0, 0));
  silence();
  expect(shake.state()).toBe("on");
});

test("without a sensor there is nothing to arm, and nothing to ask", () => {
  const shake = createShake({ listen: undefined, permit: undefined, after: () => {} });
  shake.ask();
  shake.arm(() => {})();
  shake.flat(() => {})();
  expect(shake.state()).toBe("off");
});

test("flat is told when it changes", () => {
  const { tell, shake } = sensor();
  const changed = vi.fn();
  shake.flat(changed);
  for (const time of [0, 400, 800, 1200]) tell(lying(time, still));
  tell(lying(1300, { x: 0, y: 9, z: 3 }));
  expect(changed.mock.calls).toEqual([[true], [false]]);
});
