// A setting is there at once, told once, and not told again where nothing has changed.
import { expect, test, vi } from "vitest";
import { DEFAULTS } from "../wire/settings.ts";
import { createSettings } from "./settings.ts";

test("what is set is read, and told to be kept", () => {
  const changed = vi.fn();
  const settings = createSettings(DEFAULTS, changed);
  settings.set("theme", "light");
  settings.set("coach", true);
  expect(settings.store.getState()).toEqual({ ...DEFAULTS, theme: "light", coach: true });
  expect(changed.mock.calls).toEqual([
    ["theme", "light"],
    ["coach", true],
  ]);
});

test("what was so before is not told", () => {
  const changed = vi.fn();
  createSettings(DEFAULTS, changed).set("theme", DEFAULTS.theme);
  expect(changed).not.toHaveBeenCalled();
});
