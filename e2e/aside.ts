// Where the walk over every screen does not come: every sheet that is laid over one, and the screens behind Setup,
// behind the table's changes and behind the history. Each sheet gives the focus back to what has opened it.
import type { BrowserContext } from "@playwright/test";
import type { Table } from "./table.ts";
import { expect } from "./test.ts";

type Walk = Readonly<{
  context: BrowserContext;
  table: Table;
  /** At least four, and not twelve: one is lost, one leaves, one comes. */
  names: readonly string[];
  /** Called on each screen and each sheet, once its controls may be used. */
  visit: (what: string) => Promise<void>;
}>;

const sheetsOf = ({ page }: Table) => page.locator("dialog[open]");

async function shut(table: Table, opener: string): Promise<void> {
  await table.page.keyboard.press("Escape");
  await expect(sheetsOf(table)).toHaveCount(0);
  await expect(table.handle(opener).first(), `the focus after ${opener}`).toBeFocused();
}

/** Opens a sheet, looks at it, closes it. */
async function sheet({ table, visit }: Walk, opener: string, what: string): Promise<void> {
  await table.tap(opener);
  await expect(sheetsOf(table)).toBeVisible();
  await visit(what);
  await shut(table, opener);
}

/** What a key press of something that is held asks first. */
async function asked({ table, visit }: Walk, id: string, what: string): Promise<void> {
  await table.live(id);
  await table.handle(id).focus();
  await table.page.keyboard.press("Enter");
  await expect(sheetsOf(table)).toBeVisible();
  await visit(what);
  await shut(table, id);
}

async function back({ finger, handle }: Table): Promise<void> {
  await finger.tap(handle("back"));
}

/** House rules, and a table's own. */
export async function house(walk: Walk): Promise<void> {
  const { table, visit } = walk;
  const { handle, tap, finger, page } = table;
  await page.goto("/");
  await tap("new-game");
  await table.follow("bodega");
  await tap("house-rules");
  await finger.tap(handle("option-drinks-instead"));
  await finger.tap(handle("option-surrender"));
  await visit("house-rules");
  await tap("house-done");
  await sheet(walk, "show-card", "setup-card");
  await tap("own-save");
  await handle("own-new-name").fill("W".repeat(24));
  await visit("own-save");
  await tap("own-save-do");
  await sheet(walk, "own-open", "own-rules");
  await visit("setup-own");
}

/** The questions, and what comes by a link. */
export async function questions(walk: Walk): Promise<void> {
  const { table, visit } = walk;
  const { handle, tap, page } = table;
  await page.goto("/");
  await tap("new-game");
  await tap("quiz");
  for (let question = 1; question <= 7; question += 1) {
    await visit(`question-${question}`);
    await tap("quiz-skip");
  }
  await visit("quiz-card");
  await tap("quiz-play");
  await table.at("setup");
  await back(table);
  await tap("rules");
  await sheet(walk, "share-rules", "share-rules");
  await tap("enter-code");
  await handle("code-field").fill("abcd");
  await tap("show-rules");
  await visit("enter-code");
  await shut(table, "enter-code");
  await page.goto("/#r=abcd");
  await expect(handle("fault")).toBeVisible();
  await visit("arrival");
}

/** What the table changes, what lay in a real cup, and how a game is left. */
export async function changes(walk: Walk): Promise<void> {
  const { table, visit } = walk;
  const { tap, page } = table;
  const [anna = "", ben = ""] = walk.names;
  await page.goto("/");
  await table.deal({
    ...{ names: walk.names, tradition: "meyer-vaertshus", variants: ["second-chance"] },
    ...{ lives: 1, cup: "table" },
  });
  await table.accept(anna);
  await table.claim(66);
  await table.hold("lift");
  await table.at("entry");
  await table.armed();
  await visit("entry");
  await table.pick(41);
  await tap("enter");
  await table.at("reveal");
  await sheet(walk, "change-roll", "change-roll");
  await table.nextRound();
  await table.accept(anna);
  await table.live("buy-in");
  await visit("buying");
  await table.hold("decline");
  await table.person(ben);
  await visit("person");
  await table.hold("leave");
  await table.person(ben);
  await visit("person-left");
  await page.keyboard.press("Escape");
  await table.armed();
  await sheet(walk, "join", "join");
  await table.armed();
  await sheet(walk, "reseat", "reseat");
  await tap("menu");
  await tap("score-sheet");
  await visit("score-sheet");
  await shut(table, "menu");
  await tap("menu");
  await tap("move-game");
  await expect(table.handle("qr")).toBeVisible();
  await visit("move-game");
  await page.keyboard.press("Escape");
  await shut(table, "menu");
  await page.goBack();
  await expect(table.handle("leave-game")).toBeVisible();
  await visit("leave-game");
  await table.finger.tap(table.handle("home"));
  await table.at("home");
}

/** A cup that is passed on unseen, one that is looked into without holding, and both sides of a claim. */
export async function claims(walk: Walk): Promise<void> {
  const { table, visit } = walk;
  const { tap, handle, page } = table;
  await page.goto("/");
  await table.deal({ names: walk.names, tradition: "kneipe" });
  await table.accept();
  await table.roll();
  await table.armed();
  await handle("look").focus();
  await page.keyboard.press("Enter");
  await expect(handle("look")).toBeInViewport({ ratio: 1 });
  await visit("look-warned");
  await table.claim(43);
  await table.armed();
  await sheet(walk, "pass-blind", "pass-blind");
  await tap("menu");
  await table.finger.tap(handle("both-sides"));
  await page.keyboard.press("Escape");
  await expect(handle("other-side")).toBeVisible();
  await table.armed();
  await visit("both-sides");
}

/** Two games at once, then none: what Home says after one, the way to the home screen, the picture, the history. */
export async function after(walk: Walk): Promise<void> {
  const { context, table, names, visit } = walk;
  const { tap, handle, page } = table;
  // Safari on an iPhone, as far as installing goes: it offers nothing, and is shown how.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "standalone", { get: () => false }),
  );
  await page.goto("/");
  await table.deal({ names, tradition: "mia" });
  await table.goHome();
  await sheet(walk, "play-again", "put-away");
  await tap("new-game");
  await table.at("setup");
  await tap("start-game");
  await tap("put-away");
  await table.accept();
  await table.roll();
  await table.look();
  await table.claim(21);
  await table.lift();
  await table.goHome();
  await sheet(walk, "put-away-games", "put-away-games");
  await tap("put-away-games");
  const discarded = await table.finger.press(handle("discard"));
  await expect(handle("discard")).toHaveCount(0);
  await discarded();
  await page.keyboard.press("Escape");
  await tap("resume");
  await table.toTable();
  await asked(walk, "end-game", "end-game");
  await table.endGame();
  await table.at("over");
  await sheet(walk, "picture", "poster");
  await tap("over-home");
  await table.at("home");
  await expect(handle("install-how")).toBeVisible();
  await visit("install-hint");
  await sheet(walk, "install-how", "install-way");
  await tap("open-settings");
  await visit("settings-install");
  await sheet(walk, "install-how", "settings-install-way");
  // As Chromium has it: the browser's own offer has come.
  await page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })));
  await expect(handle("install")).toBeVisible();
  await visit("settings-install-offer");
  await back(table);
  await table.at("home");
  await expect(handle("install")).toBeVisible();
  await visit("install-offer");
  await tap("open-settings");
  await tap("to-data");
  await tap("export");
  await visit("data-saved");
  await back(table);
  await back(table);
  await tap("history");
  await visit("past-games");
  await tap("find");
  await visit("past-find");
  await tap("past-game");
  await visit("past-game");
  await tap("past-truth");
  await visit("past-truth-asked");
  const agreed = await table.finger.press(handle("agree"));
  await expect(handle("said").first()).toBeVisible();
  await agreed();
  await visit("past-truth");
  await tap("past-steps");
  await tap("step-on");
  await visit("past-steps");
  await asked(walk, "delete-game", "delete-game");
  await back(table);
  await tap("history-people");
  await visit("past-people");
  await table.finger.tap(handle("person-open").first());
  await visit("past-person");
}
