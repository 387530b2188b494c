// Range coding: what is likely costs little. One way in and the same way out, so that both ends learn alike.

/** How often each of so many symbols has come up, in a form that the coder can divide a range by. */
export type Model = { readonly counts: Uint16Array; total: number };

/** What a symbol that came up adds to its count, and where old counts begin to fade. */
const LEARN = 24;
const FADE = 1 << 13;
const BYTE = 256;
const TOP = 2 ** 24;
const WORD = 2 ** 32;
/** More than this past the end is no text of ours: the writer drops at most four bytes that are 0. */
const BEYOND = 8;
/** Uniform parts are cut to this many bits. */
const CHUNK = 16;

export function modelOf(size: number, weight: (symbol: number) => number = () => 2): Model {
  const counts = Uint16Array.from({ length: size }, (_, symbol) => weight(symbol));
  return { counts, total: counts.reduce((sum, count) => sum + count, 0) };
}

function learn(model: Model, symbol: number): void {
  const { counts } = model;
  counts[symbol] = (counts[symbol] ?? 0) + LEARN;
  model.total += LEARN;
  if (model.total < FADE) return;
  model.total = 0;
  for (const [at, count] of counts.entries()) {
    counts[at] = (count + 1) >> 1;
    model.total += counts[at] ?? 0;
  }
}

/** A writer gives back what it is given; a reader ignores that and gives what was written. */
export type Coder = Readonly<{
  /** One of a model's symbols. */
  symbol: (model: Model, value: number) => number;
  /** One of so many symbols, all equally likely; up to 65,536. */
  even: (size: number, value: number) => number;
  /** So many bits, all equally likely; up to 53. */
  bits: (count: number, value: number) => number;
}>;

const bitsBy =
  (even: Coder["even"]) =>
  (count: number, value: number): number => {
    let whole = 0;
    for (let left = count; left > 0; left -= CHUNK) {
      const width = 2 ** Math.min(CHUNK, left);
      const below = 2 ** Math.max(0, left - CHUNK);
      whole = whole * width + even(width, Math.floor(value / below) % width);
    }
    return whole;
  };

export type Writer = Coder & Readonly<{ end: () => Uint8Array }>;

export function writer(): Writer {
  const bytes: number[] = [];
  // The first byte given away is always 0: it stands where a carry out of the first real one would go.
  let [low, range, held, pending] = [0, WORD - 1, 0, 1];

  /** Gives a byte away once no later sum can change it any more. */
  function shift(): void {
    if (low < 0xff000000 || low >= WORD) {
      const carry = low >= WORD ? 1 : 0;
      bytes.push((held + carry) & 255);
      for (let more = pending - 1; more > 0; more -= 1) bytes.push((255 + carry) & 255);
      pending = 0;
      held = Math.floor(low / TOP) & 255;
    }
    pending += 1;
    low = (low % TOP) * BYTE;
  }

  function put(from: number, width: number, total: number): void {
    const unit = Math.floor(range / total);
    low += from * unit;
    range = width * unit;
    while (range < TOP) {
      range *= BYTE;
      shift();
    }
  }

  const even = (size: number, value: number) => {
    put(value, 1, size);
    return value;
  };

  return {
    even,
    bits: bitsBy(even),
    symbol: (model, value) => {
      let from = 0;
      for (let below = 0; below < value; below += 1) from += model.counts[below] ?? 0;
      put(from, model.counts[value] ?? 0, model.total);
      learn(model, value);
      return value;
    },
    end: () => {
      // Of all numbers that say the same, the one that ends in most zeros: those need not be written.
      const shortest = [TOP, 65_536, BYTE, 1]
        .map((unit) => Math.ceil(low / unit) * unit)
        .find((end) => end < low + range);
      low = shortest ?? low;
      for (let left = 5; left > 0; left -= 1) shift();
      let length = bytes.length;
      while (length > bytes.length - 4 && bytes[length - 1] === 0) length -= 1;
      return Uint8Array.from(bytes.slice(1, length));
    },
  };
}

/** Takes what a writer ended with. Reading far beyond it throws. */
export function reader(bytes: Uint8Array): Coder {
  let [code, range, at] = [0, WORD - 1, 0];

  function next(): void {
    if (at >= bytes.length + BEYOND) throw new RangeError("beyond the end");
    code = code * BYTE + (bytes[at] ?? 0);
    at += 1;
  }
  for (let first = 4; first > 0; first -= 1) next();

  function take(from: number, width: number, unit: number): void {
    code -= from * unit;
    range = width * unit;
    while (range < TOP) {
      range *= BYTE;
      next();
    }
  }

  const even = (size: number) => {
    const unit = Math.floor(range / size);
    const value = Math.min(Math.floor(code / unit), size - 1);
    take(value, 1, unit);
    return value;
  };

  return {
    even,
    bits: bitsBy(even),
    symbol: (model) => {
      const unit = Math.floor(range / model.total);
      const found = Math.min(Math.floor(code / unit), model.total - 1);
      let [from, value] = [0, 0];
      for (; from + (model.counts[value] ?? 0) <= found; value += 1)
        from += model.counts[value] ?? 0;
      take(from, model.counts[value] ?? 0, unit);
      learn(model, value);
      return value;
    },
  };
}
