// A few bytes can stand for very much: what is read of them has an end.
import * as v from "valibot";
import { expect, test } from "vitest";
import { reader, writer } from "./range.ts";
import { sessionOf, written } from "./shape.ts";

const lists = v.array(v.array(v.boolean()));
const of = (rows: number, length: number) =>
  Array.from({ length: rows }, () => Array.from({ length }, () => true));

/** What somebody writes who keeps to no limit. */
function recklessly(value: unknown): Uint8Array {
  const out = writer();
  const session = sessionOf(out);
  session.spent = -Infinity;
  written(session, lists, value);
  return out.end();
}

const read = (bytes: Uint8Array) => written(sessionOf(reader(bytes)), lists);

test("a long list is read", () => {
  const value = of(2, 20_000);
  expect(read(recklessly(value))).toEqual(value);
});

test("many long lists in few bytes are refused, however short each is", () => {
  const bytes = recklessly(of(4, 100_000));
  expect(bytes.length).toBeLessThan(2_000);
  expect(() => read(bytes)).toThrow("too long");
});
