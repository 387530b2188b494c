// A new version begins with nothing half saved: some browsers stall where a page goes over an open transaction.

import type { Base } from "./base.ts";

/** Takes the disk, what waits for saves under way, and the reload; does it last. */
export async function reloadAfter(
  base: Pick<Base, "close">,
  idle: () => Promise<void>,
  reload: () => void,
): Promise<void> {
  await idle();
  base.close();
  reload();
}
