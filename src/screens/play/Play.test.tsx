// @vitest-environment jsdom
// Drawn twice over, as StrictMode does: by drawing alone nothing is rolled, saved or heard, and a tap is one event.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { story } from "../../game/testing/story.ts";
import { frontOf, tableOf } from "../../i18n/load.ts";
import type { Front, Table as Words } from "../../i18n/shape.ts";
import { cryptoChance } from "../../store/chance.ts";
import { createTable } from "../../store/table.ts";
import { FrontContext, SpeechContext, TableContext } from "../words.ts";
import { NUMB } from "./feel.ts";
import { Play } from "./Play.tsx";

const words: { front: Front | null; table: Words | null } = { front: null, table: null };
const AIDS = { games: [], read: null };
const ARM = 600;

/** A table as it stands after a story, and how often something has come of it. */
function laid(text: string) {
  const { game, log } = story({ lives: 1 }, "Anna Ben Carla", text);
  const counts = { draws: 0, saves: 0, heard: 0 };
  const table = createTable({
    commit: async () => {
      counts.saves += 1;
      return true;
    },
    chance: cryptoChance({
      getRandomValues: <T extends ArrayBufferView | null>(array: T): T => {
        counts.draws += 1;
        return crypto.getRandomValues(array as unknown as Uint8Array<ArrayBuffer>) as unknown as T;
      },
    } as Pick<Crypto, "getRandomValues">),
    now: () => 1_000,
    onEvent: () => {
      counts.heard += 1;
    },
  });
  table.resume(game, log);
  return { table, counts };
}

type Laid = ReturnType<typeof laid>;

const drawn = ({ table }: Laid) =>
  render(
    <StrictMode>
      <FrontContext value={words.front}>
        <TableContext value={words.table}>
          <SpeechContext value={{ language: "en", speak: () => {} }}>
            <Play
              table={table}
              aids={{
                ...{ get: () => AIDS, watch: () => () => {} },
                ...{ aid: async () => true, read: async () => true },
              }}
              feel={NUMB}
              back={{ asked: () => false, watch: () => () => {}, stay: () => {} }}
              pictures={{ shares: () => false, share: async () => false, save: () => {} }}
              newId={(name) => name}
              onHome={() => {}}
              onRematch={() => {}}
              onAgree={() => {}}
              onSettings={() => {}}
            />
          </SpeechContext>
        </TableContext>
      </FrontContext>
    </StrictMode>,
  );

const shown = () => document.querySelector("main")?.getAttribute("data-screen");
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeAll(async () => {
  words.front = await frontOf("en");
  words.table = await tableOf("en");
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ROLLED = "Anna rolls 43";
test.each([
  ["handover", ROLLED, false],
  ["roll", "open", true],
  ["claim", ROLLED, true],
  ["answer", `${ROLLED}. Anna says 54`, true],
  ["over", "end", false],
] as const)("drawing %s does nothing", { timeout: 30_000 }, async (name, text, taken) => {
  const here = laid(text);
  if (taken) await here.table.accept();
  const before = { ...here.counts };
  const { unmount } = drawn(here);
  expect(shown()).toBe(name);
  await pass(ARM);
  unmount();
  drawn(here);
  await pass(ARM);
  expect(here.counts).toEqual(before);
});

test("a tap on roll is one roll, saved once, heard once", { timeout: 30_000 }, async () => {
  const here = laid("open");
  await here.table.accept();
  drawn(here);
  await pass(ARM);
  const { draws, saves, heard } = here.counts;
  const turn = () => here.table.store.getState().game?.turn ?? 0;
  const before = turn();
  fireEvent.click(screen.getByTestId("roll"));
  await pass(0);
  expect(shown()).toBe("claim");
  expect(turn()).toBe(before + 1);
  expect(here.counts).toMatchObject({ saves: saves + 1, heard: heard + 1 });
  expect(here.counts.draws).toBeGreaterThan(draws);
});

test("a screen goes in one piece", { timeout: 30_000 }, async () => {
  const here = laid("open");
  await here.table.accept();
  drawn(here);
  await pass(ARM);
  const before = document.querySelector("main");
  const roll = screen.getByTestId("roll");
  fireEvent.click(roll);
  await pass(0);
  expect(shown()).toBe("claim");
  expect(before?.isConnected).toBe(false);
  expect(before?.contains(roll)).toBe(true);
});
