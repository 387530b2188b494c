// The page is reloaded when what was being saved lies on the disk, and the disk is let go.
import { expect, test } from "vitest";
import { story } from "../game/testing/story.ts";
import { createBase } from "./base.ts";
import { reloadAfter } from "./reload.ts";
import { createSaver } from "./saver.ts";
import { contents, emptyDisk } from "./testing/disk.ts";

test("first the saves, then the disk, then the page", async () => {
  emptyDisk();
  const order: string[] = [];
  const real = createBase();
  const base = {
    ...real,
    close: () => {
      order.push("closed");
      real.close();
    },
  };
  const saver = createSaver(base);
  const { game, log } = story({}, "Anna Ben", "Anna rolls 62");
  for (const event of log) {
    void saver.commit(game, event).then((saved) => order.push(saved ? "saved" : "lost"));
  }
  await reloadAfter(base, saver.idle, () => order.push("reloaded"));
  expect(order).toEqual([...log.map(() => "saved"), "closed", "reloaded"]);
  expect(Object.keys(await contents("games"))).toHaveLength(1);
});
