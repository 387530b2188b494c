// Danish: all that is said beyond Home, in one chunk.

import { da as book } from "../book/da.ts";
import { da as card } from "../card/da.ts";
import { da as changes } from "../changes/da.ts";
import { da as evening } from "../evening/da.ts";
import { da as feel } from "../feel/da.ts";
import { da as install } from "../install/da.ts";
import { da as page } from "../page/da.ts";
import { da as settings } from "../settings/da.ts";
import type { Table } from "../shape.ts";
import { da as share } from "../share/da.ts";
import { da as table, tens } from "../table/da.ts";

export const da: Table = {
  ...table,
  ...changes,
  ...settings,
  ...book,
  ...card,
  ...page,
  ...share,
  ...feel,
  ...evening,
  ...install,
};

/** The same with rolls said as numbers: treogtres. */
export const inTens: Table = { ...da, rolls: tens };
