// What the phone's own sheet says, word by word: handed on, closed again, refused.
import { afterEach, describe, expect, test, vi } from "vitest";
import { sendLink, shareFile, sharesFile } from "./send.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const refuses = (name: string) => () => Promise.reject(new DOMException("no", name));
const takes = () => Promise.resolve();
const phone = (navigator: object) => vi.stubGlobal("navigator", navigator);
const broken = () => {
  throw new TypeError("no");
};
const FILE = new File(["x"], "undercup.png");

describe("a picture", () => {
  test.each([
    ["is handed on", takes, true],
    [
      "is not sent where the sheet is closed again, and that is no fault",
      refuses("AbortError"),
      null,
    ],
    ["is refused", refuses("NotAllowedError"), false],
  ])("%s", async (_, share, answer) => {
    phone({ share });
    expect(await shareFile(FILE)).toBe(answer);
  });

  test.each([
    ["no such sheet", {}, false],
    ["a sheet without pictures", { canShare: () => false }, false],
    ["a sheet that throws", { canShare: broken }, false],
    ["a sheet", { canShare: () => true }, true],
  ])("knows a phone with %s", (_, navigator, answer) => {
    phone(navigator);
    expect(sharesFile(FILE)).toBe(answer);
  });
});

describe("a link", () => {
  const clipboard = { writeText: takes };
  const locked = { writeText: refuses("NotAllowedError") };
  test.each([
    ["goes by the sheet", { share: takes, clipboard }, "sent"],
    [
      "is not copied where the sheet is closed again",
      { share: refuses("AbortError"), clipboard },
      "sent",
    ],
    [
      "is copied where the sheet refuses",
      { share: refuses("NotAllowedError"), clipboard },
      "copied",
    ],
    ["is copied where there is no sheet", { clipboard }, "copied"],
    ["is left to be shown where nothing may be copied", { clipboard: locked }, "neither"],
    ["is left to be shown where there is neither", {}, "neither"],
  ])("%s", async (_, navigator, answer) => {
    phone(navigator);
    expect(await sendLink("https://somebody.github.io/undercup/#r=1")).toBe(answer);
  });
});
