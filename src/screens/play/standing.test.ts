// The standing claim in words: nothing is over a Meyer, in no language.
import { expect, test } from "vitest";
import { BASE } from "../../game/rules/ruleset.ts";
import { frontOf, tableOf } from "../../i18n/load.ts";
import type { Language } from "../../i18n/shape.ts";
import { standingLine } from "./standing.ts";

const loaded = async (language: Language) => ({
  ...(await frontOf(language)),
  ...(await tableOf(language)),
});

test.each([
  ["en", "higher", 54, "Claim to beat: fifty-four by Anna"],
  ["en", "equal", 54, "Claim to meet: fifty-four by Anna"],
  ["en", "higher", 21, "Claim to meet: Mia by Anna"],
  ["de", "higher", 54, "Vorgabe von Anna: über vierundfünfzig"],
  ["de", "equal", 54, "Vorgabe von Anna: mindestens vierundfünfzig"],
  ["de", "higher", 21, "Vorgabe von Anna: Mäxchen"],
  ["de", "equal", 21, "Vorgabe von Anna: Mäxchen"],
  ["da", "higher", 21, "Kravet fra Anna: Meyer"],
  ["da", "equal", 21, "Kravet fra Anna: Meyer"],
  ["nb", "higher", 21, "Kravet fra Anna: Meyer"],
  ["nb", "equal", 31, "Kravet fra Anna: trettien eller over"],
] as const)("%s, %s, %i: %s", async (language, raise, roll, line) => {
  const words = await loaded(language);
  const said = standingLine(words, { ...BASE, raise }, { roll, claimant: "a" }, "Anna");
  expect(said.replace(/[\u2068\u2069]/g, "")).toBe(line);
});

test("none yet", async () => {
  expect(standingLine(await loaded("en"), BASE, null, "")).toBe("No claim stands yet");
});
