// How long a tap takes to its screen, with its event saved in between, over a whole game on a slow phone.
import { fill, handle, onPhone, type Phone, type Telling } from "./shared/phone.ts";
import type { Row } from "./shared/row.ts";
import { ms, quantile, ranged, spread } from "./shared/spread.ts";

const SLOWED = 4;
const NAMES = ["Anna", "Ben", "Carla"] as const;
const LIVES = 3;
/** What is said in a round: each believed, the last lifted. The cup holds less than any. */
const SAID = [41, 52, 63] as const;

/** A screen that came; in the page's own clock, from what the finger last did. */
type Came = Readonly<{ screen: string; turn: number; from: number; took: number }>;
type Tap = Readonly<{ kind: string; took: number }>;

function watchScreens(): void {
  const { told } = window as unknown as Telling;
  let finger = 0;
  const note = ({ timeStamp }: Event) => {
    finger = timeStamp;
  };
  for (const name of ["pointerdown", "pointermove", "pointerup"]) {
    addEventListener(name, note, { capture: true, passive: true });
  }
  let before = "";
  new MutationObserver(() => {
    const main = document.querySelector<HTMLElement>("main[data-screen]");
    const { screen = "", turn = "0" } = main?.dataset ?? {};
    const now = `${screen} ${turn}`;
    if (!main || now === before) return;
    before = now;
    const from = finger;
    // Drawn, not only there: a frame has begun that holds it, and what is most urgent of all that is posted
    // in it comes right behind its paint.
    requestAnimationFrame(() => {
      const tell = () => {
        const took = performance.now() - from;
        told(JSON.stringify({ screen, turn: Number(turn), from, took }));
      };
      void scheduler.postTask(tell, { priority: "user-blocking" });
    });
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-screen", "data-turn"],
  });
}

/** Taps, and waits for the screen that comes of it. */
async function tap({ told, ready, middle, tap }: Phone, id: string): Promise<Came> {
  await ready(id);
  const spot = await middle(handle(id));
  const coming = told<Came>();
  await tap(spot);
  return coming;
}

async function look({ told, touch, middle, page }: Phone): Promise<void> {
  const coming = told<Came>();
  await touch("touchStart", await middle(handle("cup")));
  await coming;
  await page.waitForTimeout(200);
  await touch("touchEnd");
}

/** Draws the cup up with a finger: what counts is from the last of the way. */
async function lift({ told, ready, middle, touch, page }: Phone): Promise<Came> {
  await ready("lift");
  const { x, y } = await middle(handle("lift"));
  await touch("touchStart", { x, y });
  const coming = told<Came>();
  for (const way of [20, 40, 60, 80, 100]) {
    await touch("touchMove", { x, y: y - way });
    await page.waitForTimeout(30);
  }
  const came = await coming;
  await touch("touchEnd");
  return came;
}

/** Claims, believes, lifts, until somebody has won; every tap in order. */
async function play(phone: Phone, note: (kind: string, came: Came) => void): Promise<void> {
  const { page } = phone;
  const act = async (kind: string): Promise<Came> => {
    const came = kind === "lift" ? await lift(phone) : await tap(phone, kind);
    note(kind, came);
    return came;
  };
  let { screen } = await act("start-game");
  while (screen !== "over") {
    if (screen === "handover") ({ screen } = await act("handover-accept"));
    for (const [at, roll] of SAID.entries()) {
      if (at > 0) await act("believe");
      await act("roll");
      await phone.ready("menu");
      await look(phone);
      const rung = `${handle("rung")}[data-roll="${roll}"]`;
      await phone.tap(await phone.middle(rung));
      await page.locator(`${rung}[aria-checked="true"]`).waitFor();
      await act("say");
    }
    await act("lift");
    ({ screen } = await act("next-round"));
  }
}

function rowsOf(taps: readonly Tap[]): readonly Row[] {
  const all = taps.map(({ took }) => took);
  const middle = spread(all).median;
  const most = quantile(all, 0.98);
  const what = `tap to its screen painted, save included, ${SLOWED}x slowed (${all.length} taps)`;
  return [
    { what: `${what}: median`, figure: ms(middle), goal: "<= 100 ms", ok: middle <= 100 },
    { what: `${what}: p98`, figure: ms(most), goal: "<= 200 ms", ok: most <= 200 },
    ...[...new Set(taps.map(({ kind }) => kind))].map((kind) => {
      const mine = taps.filter((tap) => tap.kind === kind).map(({ took }) => took);
      return { what: `  ${kind} (${mine.length})`, figure: ranged(mine), goal: "" };
    }),
  ];
}

export const run = onPhone("taps", {
  dice: [3, 2],
  watch: watchScreens,
  act: async (phone) => {
    const taps: Tap[] = [];
    await phone.slow(SLOWED);
    const note = (kind: string, { took }: Came) => void taps.push({ kind, took });
    note("new-game", await tap(phone, "new-game"));
    await fill(phone.page, NAMES, LIVES);
    await play(phone, note);
    return rowsOf(taps);
  },
});
