// Norwegian: all that is said beyond Home, in one chunk.

import { nb as book } from "../book/nb.ts";
import { nb as card } from "../card/nb.ts";
import { nb as changes } from "../changes/nb.ts";
import { nb as evening } from "../evening/nb.ts";
import { nb as feel } from "../feel/nb.ts";
import { nb as install } from "../install/nb.ts";
import { nb as page } from "../page/nb.ts";
import { nb as settings } from "../settings/nb.ts";
import type { Table } from "../shape.ts";
import { nb as share } from "../share/nb.ts";
import { nb as table } from "../table/nb.ts";

export const nb: Table = {
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
