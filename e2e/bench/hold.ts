// How soon the dice are in the document when a finger comes down on the cup, and how soon gone when it goes.
import { deal, handle, onPhone, type Phone, type Telling } from "./shared/phone.ts";
import type { Row } from "./shared/row.ts";
import { ms, ranged, spread } from "./shared/spread.ts";

const HOLDS = 32;
/** How long a finger stays, in ms: a glance that ends while the look is being saved, and long ones. */
const STAYS = [50, 120, 300, 700] as const;
const SLOWED = 6;

/** In the page's own clock, from the event's time stamp, which is when the finger did it. */
type Seen = Readonly<{
  type: "pointerdown" | "pointerup";
  /** Done before the event had been heard by everybody. */
  within: boolean;
  /** Frames that the main thread began meanwhile. */
  frames: number;
  took: number;
  /** Until the frame after the one that shows it. */
  painted: number;
}>;

function watchHolds(): void {
  const { told } = window as unknown as Telling;
  const begun: number[] = [];
  const frame = (at: number) => {
    begun.push(at);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const isDone = (type: string) =>
    document.querySelectorAll('[data-testid="die"]').length === (type === "pointerdown" ? 2 : 0);
  let onCup = false;
  const heard = (event: Event) => {
    const { type, timeStamp, target } = event;
    if (type === "pointerdown") {
      onCup = target instanceof Element && target.closest('[data-testid="cup"]') !== null;
    }
    if (!onCup) return;
    const done = (within: boolean) => {
      const took = performance.now() - timeStamp;
      const frames = begun.filter((at) => at > timeStamp).length;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const painted = performance.now() - timeStamp;
          told(JSON.stringify({ type, within, frames, took, painted }));
        }),
      );
    };
    if (isDone(type)) return done(true);
    const watch = new MutationObserver(() => {
      if (!isDone(type)) return;
      watch.disconnect();
      done(false);
    });
    watch.observe(document, { subtree: true, childList: true });
  };
  // The last to hear of it: whatever is done within the event has been done.
  addEventListener("pointerdown", heard);
  addEventListener("pointerup", heard);
}

async function hold({ told, touch, middle, page }: Phone, stay: number): Promise<readonly Seen[]> {
  const cup = await middle(handle("cup"));
  const down = told<Seen>();
  await touch("touchStart", cup);
  const shown = await down;
  await page.waitForTimeout(stay);
  const up = told<Seen>();
  await touch("touchEnd");
  const gone = await up;
  await page.waitForTimeout(150);
  return [shown, gone];
}

function rowsOf(what: string, seen: readonly Seen[]): readonly Row[] {
  const frames = spread(seen.map((one) => one.frames)).high;
  const within = seen.filter((one) => one.within).length;
  return [
    {
      what: `${what}, ${SLOWED}x slowed: frames begun meanwhile, the most of ${seen.length}`,
      figure: `${frames}; ${within} of ${seen.length} within the event`,
      goal: "<= 2, within the event",
      ok: frames <= 2 && within === seen.length,
    },
    {
      what: `${what}: from the finger to the document; to the painted frame`,
      figure: `${ranged(seen.map((one) => one.took))}; ${ms(spread(seen.map((one) => one.painted)).median)}`,
      goal: "",
    },
  ];
}

export const run = onPhone("hold", {
  dice: [6, 2],
  watch: watchHolds,
  act: async (phone) => {
    const { page, ready, slow } = phone;
    await deal(page, ["Anna", "Ben", "Carla"], 6);
    for (const id of ["handover-accept", "roll"]) {
      await ready(id);
      await page.locator(handle(id)).tap();
    }
    await page.locator('main[data-screen="claim"]').waitFor();
    await slow(SLOWED);
    await ready("menu");
    await page.waitForTimeout(1_000);
    const seen: Seen[] = [];
    for (let at = 0; at < HOLDS; at += 1) {
      seen.push(...(await hold(phone, STAYS[at % STAYS.length] ?? 0)));
    }
    return [
      ...rowsOf(
        "finger down to dice in the document",
        seen.filter(({ type }) => type === "pointerdown"),
      ),
      ...rowsOf(
        "finger up to dice gone",
        seen.filter(({ type }) => type === "pointerup"),
      ),
    ];
  },
});
