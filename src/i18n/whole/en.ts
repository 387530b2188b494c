// English: all that is said beyond Home, in one chunk.

import { en as book } from "../book/en.ts";
import { en as card } from "../card/en.ts";
import { en as changes } from "../changes/en.ts";
import { en as evening } from "../evening/en.ts";
import { en as feel } from "../feel/en.ts";
import { en as install } from "../install/en.ts";
import { en as page } from "../page/en.ts";
import { en as settings } from "../settings/en.ts";
import type { Table } from "../shape.ts";
import { en as share } from "../share/en.ts";
import { en as table } from "../table/en.ts";

export const en: Table = {
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
