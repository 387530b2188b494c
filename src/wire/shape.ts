// Any value that a schema describes, written by the schema: nothing is spelled out that its shape already says.

import { type Coder, type Model, modelOf } from "./range.ts";

/** What is read of a valibot schema; loose, because a walk meets them all. */
type Node = Readonly<{
  type: string;
  entries?: Readonly<Record<string, Node>>;
  options?: readonly unknown[];
  items?: readonly Node[];
  item?: Node;
  wrapped?: Node;
  literal?: unknown;
  pipe?: readonly unknown[];
}>;
type Step = Readonly<{ kind: string; type: string; requirement?: unknown }>;
type Loose = Readonly<Record<string, unknown>>;

/**
 * Nothing of ours has more of anything in a row, nor more letters and rows in all: what comes up again and
 * again costs next to no bytes, so a short text could otherwise keep a phone busy for minutes.
 */
const LONGEST = 100_000;
const MOST = 300_000;
/** A whole number is written as its length in bits, and the bits; what is no whole number has marks of its own. */
const LENGTHS = 54;
const NEGATIVE = 54;
const FRACTION = 55;
/** A known text is written as the way from the last one of its kind in the list, where that is short. */
const FAR = 62;
const FRESH = 63;

const isLetter = (byte: number) => byte > 96 && byte < 123;
const isHex = (byte: number) => (byte > 47 && byte < 58) || (byte > 96 && byte < 103);
/** Ids are made of few letters. */
const weightOf = (byte: number) => (isHex(byte) ? 12 : isLetter(byte) ? 4 : 1);

type Told = { readonly list: string[]; last: number };

/** Where in the schema something is written, and what has been learnt there. */
type Place = {
  model: Model | null;
  before: number | null;
  readonly kids: Map<string | number, Place>;
};

const emptyPlace = (): Place => ({ model: null, before: null, kids: new Map() });

function at(place: Place, part: string | number): Place {
  let kid = place.kids.get(part);
  if (!kid) {
    kid = emptyPlace();
    place.kids.set(part, kid);
  }
  return kid;
}

/** What both ends have learnt so far. */
export type Session = {
  readonly coder: Coder;
  readonly root: Place;
  /** Texts that came up, by kind: ids, names. */
  readonly told: Map<string, Told>;
  at: number;
  turn: number;
  /** How many letters and rows there were. */
  spent: number;
};

export function sessionOf(coder: Coder): Session {
  return { coder, root: emptyPlace(), told: new Map(), at: 0, turn: -1, spent: 0 };
}

function pick(session: Session, place: Place, size: number, value: number): number {
  if (size === 1) return 0;
  place.model ??= modelOf(size);
  return session.coder.symbol(place.model, value);
}

const lengthOf = (value: number) => (value === 0 ? 0 : value.toString(2).length);

/** The bits below the first, which is always 1. */
function tail({ coder }: Session, length: number, value: number): number {
  if (length < 2) return length;
  const first = 2 ** (length - 1);
  return first + coder.bits(length - 1, value % first);
}

function whole(session: Session, place: Place, value: number): number {
  const length = pick(session, place, LENGTHS, lengthOf(value));
  return tail(session, length, value);
}

const float = new DataView(new ArrayBuffer(8));

function fraction({ coder }: Session, value: number): number {
  float.setFloat64(0, value);
  const high = coder.bits(32, float.getUint32(0));
  const low = coder.bits(32, float.getUint32(4));
  float.setUint32(0, high);
  float.setUint32(4, low);
  return float.getFloat64(0);
}

function markOf(value: number): number {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) return FRACTION;
  return value < 0 ? NEGATIVE : lengthOf(value);
}

function number(session: Session, place: Place, value: number): number {
  const mark = pick(session, place, FRACTION + 1, markOf(value));
  if (mark === FRACTION) return fraction(session, value);
  if (mark === NEGATIVE) return -whole(session, at(place, "less"), -value);
  return tail(session, mark, value);
}

/** Time goes on: what is written is how long it took since the last time that was written. */
function time(session: Session, place: Place, value: number): number {
  const since = value - session.at;
  const whole = [session.at, value, since].every(Number.isSafeInteger);
  const exact = whole && !Object.is(value, -0);
  const later = pick(session, at(place, "exact"), 2, exact ? 1 : 0) === 1;
  const now = later ? session.at + number(session, place, since) : fraction(session, value);
  session.at = now;
  return now;
}

function turn(session: Session, place: Place, value: number): number {
  const next = session.turn + 1;
  const usual = pick(session, at(place, "next"), 2, value === next ? 1 : 0) === 1;
  session.turn = usual ? next : whole(session, place, value);
  return session.turn;
}

/** How many letters or rows follow. */
function lengthAt(session: Session, place: Place, value: number): number {
  const length = whole(session, at(place, "length"), value);
  session.spent += length;
  if (length > LONGEST || session.spent > MOST) throw new RangeError("too long");
  return length;
}

function fresh(session: Session, place: Place, value: string): string {
  const bytes = new TextEncoder().encode(value);
  const length = lengthAt(session, place, bytes.length);
  const letters = at(place, "letters");
  letters.model ??= modelOf(256, weightOf);
  const read = Uint8Array.from({ length }, (_, byte) =>
    pick(session, letters, 256, bytes[byte] ?? 0),
  );
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(read);
}

function text(session: Session, place: Place, kind: string, value: string): string {
  let told = session.told.get(kind);
  if (!told) {
    told = { list: [], last: 0 };
    session.told.set(kind, told);
  }
  const { list, last } = told;
  const found = list.indexOf(value);
  const way = (found - last + list.length) % Math.max(1, list.length);
  const shared = at(session.root, kind);
  const mark = pick(session, place, FRESH + 1, found < 0 ? FRESH : Math.min(way, FAR));
  if (mark === FRESH) {
    told.last = list.length;
    list.push(fresh(session, shared, value));
  } else {
    const gone = mark === FAR ? whole(session, at(shared, "far"), way) : mark;
    told.last = (last + gone) % Math.max(1, list.length);
  }
  const known = list[told.last];
  if (known === undefined) throw new RangeError("an unknown text");
  return known;
}

function stepsOf(node: Node): readonly Step[] {
  return (node.pipe ?? []).flatMap((part) => {
    const step = part as Step & Node;
    if (step.kind !== "schema") return step;
    return step === node || !step.pipe ? [] : stepsOf(step);
  });
}

type Bounds = Readonly<{ least: number | null; most: number | null }>;
const known = new WeakMap<Node, Bounds>();

function boundsOf(node: Node): Bounds {
  const before = known.get(node);
  if (before) return before;
  const steps = stepsOf(node);
  const limits = (name: string) =>
    steps.filter(({ type }) => type === name).map(({ requirement }) => Number(requirement));
  const [least, most] = [limits("min_value"), limits("max_value")];
  const bounds = {
    least: least.length > 0 ? Math.max(...least) : null,
    most: most.length > 0 ? Math.min(...most) : null,
  };
  known.set(node, bounds);
  return bounds;
}

function numeric(session: Session, place: Place, name: string, node: Node, value: number): number {
  if (name === "turn" && boundsOf(node).most === null) return turn(session, place, value);
  if (name === "at") return time(session, place, value);
  const { least, most } = boundsOf(node);
  if (least === null) return number(session, place, value);
  if (most === null) return least + whole(session, place, value - least);
  return least + session.coder.even(most - least + 1, value - least);
}

/** What tells the options of a variant apart. */
const KEYS = ["kind", "name"] as const;

function optionOf(options: readonly Node[], value: Loose | undefined): number {
  return options.findIndex(({ entries }) =>
    KEYS.every((key) => {
      const told = entries?.[key];
      return told?.type !== "literal" || told.literal === value?.[key];
    }),
  );
}

/** What a variant was the last time is a good guess at what it is now. */
function variant(session: Session, place: Place, name: string, node: Node, value: unknown) {
  const options = (node.options ?? []) as readonly Node[];
  const before = place.before ?? options.length;
  const found = optionOf(options, value as Loose | undefined);
  const index = pick(session, at(place, before), options.length, found);
  place.before = index;
  const option = options[index];
  if (!option) throw new RangeError("no such option");
  return pass(session, option, at(at(place, "option"), index), name, value);
}

function list(session: Session, place: Place, name: string, node: Node, value: unknown) {
  const values = (value ?? []) as readonly unknown[];
  const length = lengthAt(session, place, values.length);
  const item = node.item as Node;
  const read: unknown[] = [];
  const inner = at(place, "item");
  for (let row = 0; row < length; row += 1) {
    read.push(pass(session, item, inner, name, values[row]));
  }
  return read;
}

/**
 * Takes a schema and a value that fits it: a writer's session writes the value; a reader's gives what was
 * written and needs none.
 */
export function written(session: Session, schema: unknown, value?: unknown): unknown {
  return pass(session, schema as Node, at(session.root, "all"), "", value);
}

function pass(session: Session, node: Node, place: Place, name: string, value: unknown): unknown {
  switch (node.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(node.entries ?? {}).map(([key, entry]) => {
          const inner = (value as Loose | undefined)?.[key];
          return [key, pass(session, entry, at(place, key), key, inner)];
        }),
      );
    case "variant":
      return variant(session, place, name, node, value);
    case "nullable": {
      const there = pick(session, at(place, "there"), 2, value === null ? 0 : 1) === 1;
      return there ? pass(session, node.wrapped as Node, place, name, value) : null;
    }
    case "array":
      return list(session, place, name, node, value);
    case "tuple":
      return (node.items ?? []).map((item, seat) =>
        pass(
          session,
          item,
          at(place, seat),
          name,
          (value as readonly unknown[] | undefined)?.[seat],
        ),
      );
    case "picklist": {
      const options = node.options ?? [];
      return options[pick(session, place, options.length, options.indexOf(value))];
    }
    case "literal":
      return node.literal;
    case "boolean":
      return pick(session, place, 2, value === true ? 1 : 0) === 1;
    case "number":
      return numeric(session, place, name, node, Number(value));
    case "string":
      return text(session, place, name === "name" || name === "game" ? name : "id", String(value));
    default:
      throw new TypeError(`no way to write a ${node.type}`);
  }
}
