// What a frame of each motion costs on an unslowed phone: script, layout, and what is painted anew.
import { deal, handle, onPhone, type Phone } from "./shared/phone.ts";
import type { Row } from "./shared/row.ts";
import { ms, quantile } from "./shared/spread.ts";
import { CATEGORIES, type Frame, framesAfter, readTrace } from "./shared/trace.ts";

const ROUNDS = 4;
const NAMES = ["Anna", "Ben", "Carla"] as const;

type Motion = Readonly<{
  /** A screen's first painted frame, or a finger. */
  mark: string;
  /** From then on, in ms. */
  lasts: readonly [number, number];
  /** The layers that move: these may be painted. */
  moving: RegExp;
}>;

const MOTIONS: Readonly<Record<string, Motion>> = {
  roll: { mark: "claim", lasts: [0, 480], moving: /stand-(way|cup)/ },
  "peek tilt": { mark: "down", lasts: [0, 200], moving: /stand-(way|cup)|cup-mouth/ },
  "cup drawn up by a finger": { mark: "draw", lasts: [0, 320], moving: /stand-cup|hold-fill/ },
  lift: { mark: "reveal", lasts: [0, 780], moving: /reveal-(risen|dice|stamp|on)|change|moved/ },
  "life die": { mark: "reveal", lasts: [800, 1_500], moving: /turning/ },
};

function watchMotions(): void {
  let before = "";
  new MutationObserver(() => {
    const screen = document.querySelector("main")?.dataset["screen"] ?? "";
    if (screen === before) return;
    before = screen;
    // The new screen itself is drawn by then; from here on it only moves.
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(screen)));
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-screen"],
  });
  // What appears once by a style of its own, as a mark round a seat.
  addEventListener("animationend", () => performance.mark("changed"));
  const isStyle = ({ attributeName }: MutationRecord) =>
    attributeName === "style" || attributeName?.startsWith("data-") === true;
  new MutationObserver((changes) => {
    if (!changes.every(isStyle)) performance.mark("changed");
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Element)) return;
    const name = target.closest('[data-testid="cup"]') ? "down" : "draw";
    if (name === "draw" && !target.closest('[data-testid="lift"]')) return;
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(name)));
  });
}

async function tap({ ready, middle, tap, page }: Phone, id: string, then: string): Promise<void> {
  await ready(id);
  await tap(await middle(handle(id)));
  await page.locator(`main[data-screen="${then}"]`).waitFor();
}

/** A round, watched and left alone while anything moves. */
async function round(phone: Phone): Promise<void> {
  const { page, ready, middle, touch } = phone;
  await tap(phone, "handover-accept", "roll");
  await tap(phone, "roll", "claim");
  await page.waitForTimeout(900);
  await touch("touchStart", await middle(handle("cup")));
  await page.waitForTimeout(500);
  await touch("touchEnd");
  await page.waitForTimeout(500);
  await phone.tap(await middle(`${handle("rung")}[data-roll="63"]`));
  await tap(phone, "say", "answer");
  await ready("lift");
  await page.waitForTimeout(500);
  const { x, y } = await middle(handle("lift"));
  await touch("touchStart", { x, y });
  for (let step = 0; step < 18; step += 1) {
    await page.waitForTimeout(12);
    await touch("touchMove", { x, y: y - 4 * step });
  }
  await page.waitForTimeout(60);
  await touch("touchMove", { x, y: y - 100 });
  await page.locator('main[data-screen="reveal"]').waitFor();
  await touch("touchEnd");
  await page.waitForTimeout(1_800);
  await tap(phone, "next-round", "handover");
}

function rowsOf(name: string, { moving }: Motion, frames: readonly Frame[]): readonly Row[] {
  const still = frames.filter(({ changed }) => !changed);
  const script = still.map((frame) => frame.script);
  const most = quantile(
    frames.map((frame) => frame.script),
    1,
  );
  const beyond = still.filter(({ painted }) => painted.some((layer) => !moving.test(layer)));
  const laid = still.filter(({ layouts }) => layouts > 0);
  const others = new Set(
    beyond.flatMap(({ painted }) => painted.filter((layer) => !moving.test(layer))),
  );
  return [
    {
      what: `${name}: script a frame (${still.length} frames), median; p95; most, where the screen changes too`,
      figure: [quantile(script, 0.5), quantile(script, 0.95), most].map(ms).join("; "),
      goal: "<= 3 ms",
      ok: quantile(script, 0.95) <= 3,
    },
    {
      what: `${name}: of these frames, those that lay out; that paint more than what moves`,
      figure: [`${laid.length}; ${beyond.length}`, ...others].join(", "),
      goal: "0; 0",
      ok: still.length > 0 && laid.length === 0 && beyond.length === 0,
    },
  ];
}

export const run = onPhone("frames", {
  dice: [3, 2],
  watch: watchMotions,
  act: async (phone, context) => {
    const { page } = phone;
    await deal(page, NAMES, 6);
    await round(phone);
    const browser = context.browser();
    await browser?.startTracing(page, { categories: CATEGORIES });
    for (let at = 0; at < ROUNDS; at += 1) await round(phone);
    const trace = await browser?.stopTracing();
    if (!trace) return [];
    const events = readTrace(trace);
    return Object.entries(MOTIONS).flatMap(([name, motion]) =>
      rowsOf(name, motion, framesAfter(events, motion.mark, motion.lasts)),
    );
  },
});
