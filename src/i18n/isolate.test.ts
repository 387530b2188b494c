// A name from right to left stays where it stands in a sentence; every other name is left as it is.
import { expect, test } from "vitest";
import { fencing, isolated } from "./isolate.ts";

test.each([
  ["Anna", "Anna"],
  ["Øyvind 7", "Øyvind 7"],
  ["\u{1f469}\u200d\u{1f467}\ufe0f", "\u{1f469}\u200d\u{1f467}\ufe0f"],
  ["李雷", "李雷"],
  ["אבג", "\u2068אבג\u2069"],
  ["Ben אב", "\u2068Ben אב\u2069"],
  ["مريم", "\u2068مريم\u2069"],
  ["\u{1e900}\u{1e901}", "\u2068\u{1e900}\u{1e901}\u2069"],
])("%s", (name, drawn) => {
  expect(isolated(name)).toBe(drawn);
});

test("every slot of a catalogue is fenced in, and nothing else is changed", () => {
  const words = {
    plain: "Go on",
    list: ["a", "b"],
    deep: { says: (who: string, roll: number) => `${who}: ${roll}`, none: null },
  };
  const { plain, list, deep } = fencing(words);
  expect([plain, list, deep.none]).toEqual(["Go on", ["a", "b"], null]);
  expect(deep.says("Anna", 54)).toBe("Anna: 54");
  expect(deep.says("אבג", 54)).toBe("\u2068אבג\u2069: 54");
});
