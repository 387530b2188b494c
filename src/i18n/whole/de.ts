// German: all that is said beyond Home, in one chunk.

import { de as book } from "../book/de.ts";
import { de as card } from "../card/de.ts";
import { de as changes } from "../changes/de.ts";
import { de as evening } from "../evening/de.ts";
import { de as feel } from "../feel/de.ts";
import { de as install } from "../install/de.ts";
import { de as page } from "../page/de.ts";
import { de as settings } from "../settings/de.ts";
import type { Table } from "../shape.ts";
import { de as share } from "../share/de.ts";
import { de as table } from "../table/de.ts";

export const de: Table = {
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
