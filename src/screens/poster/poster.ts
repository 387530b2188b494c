// The result drawn as a picture to be passed on: the winner large, everybody's lives, the best of the truth.

export const POSTER = { width: 1080, height: 1350 } as const;

/** What is written on it; all of it is public. */
export type PosterText = Readonly<{
  /** "Anna wins", in as few lines as it needs. */
  title: string;
  /** Date, tradition, rounds. */
  under: string;
  /** Everybody: name, what they have left in words, and whether they won. */
  rows: readonly Readonly<{ name: string; state: string; won: boolean }>[];
  /** A heading and a line each. */
  moments: readonly Readonly<{ title: string; text: string }>[];
}>;

/** The colours and faces of the look, as the style sheet has them now. */
export type Look = Readonly<
  Record<"ground" | "lit" | "ink" | "soft" | "brass" | "line" | "sign" | "text", string>
>;

const TOKENS: Readonly<Record<keyof Look, string>> = {
  ground: "--ground",
  lit: "--groove-lit",
  ink: "--ink",
  soft: "--ink-soft",
  brass: "--mark",
  line: "--line",
  sign: "--sign",
  text: "--text",
};

export function lookOf(root: Element): Look {
  const style = getComputedStyle(root);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return Object.fromEntries(
    Object.entries(TOKENS).map(([key, name]) => [key, read(name)]),
  ) as unknown as Look;
}

const EDGE = 84;
const INNER = POSTER.width - 2 * EDGE;
/** Where the frame is, and what stands in it keeps off. */
const FOOT = POSTER.height - 64;

type Face = "sign" | "text";
/** How wide a text is in this face and size. */
export type Measure = (text: string, size: number, face: Face) => number;
type Width = (text: string) => number;

/** A line of lettering: its base line and where it begins. */
export type Line = Readonly<{
  text: string;
  left: number;
  base: number;
  width: number;
  size: number;
  face: Face;
  colour: "ink" | "soft" | "brass";
}>;
export type Box = Readonly<{ left: number; top: number; width: number; height: number }>;
/** Everything in its place; null: there is no room for the cup. */
export type Layout = Readonly<{
  lines: readonly Line[];
  rules: readonly Box[];
  cup: Box | null;
}>;

/** As many pieces as a word needs that is wider than a line. */
function pieces(measure: Width, word: string, width: number): readonly string[] {
  const found = [""];
  for (const sign of word) {
    const longer = `${found.at(-1)}${sign}`;
    if (found.at(-1) === "" || measure(longer) <= width) found[found.length - 1] = longer;
    else found.push(sign);
  }
  return found;
}

/** Takes a text and how wide it may be; gives its lines. Nothing of it is lost: a word too long alone is broken. */
export function wrapped(measure: Width, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(...pieces(measure, word, width));
  }
  return lines;
}

/** Takes a text; gives as much of it as fits. */
export function cut(measure: Width, text: string, width: number): string {
  if (measure(text) <= width) return text;
  const signs = [...text];
  while (signs.length > 1 && measure(`${signs.join("")}…`) > width) signs.pop();
  return `${signs.join("")}…`;
}

/** What a line covers, with the letters that reach above and hang below. */
export const boxOf = ({ left, base, width, size }: Line): Box => ({
  left,
  top: base - size * 0.78,
  width,
  height: size,
});

type Style = Pick<Line, "size" | "face" | "colour">;

/** Its pencil: measures, and puts lines down. */
function sheet(measure: Measure) {
  const lines: Line[] = [];
  const put = (text: string, base: number, style: Style, at: (width: number) => number) => {
    const width = measure(text, style.size, style.face);
    lines.push({ text, base, width, left: at(width), ...style });
  };
  const widths =
    ({ size, face }: Style): Width =>
    (text) =>
      measure(text, size, face);
  const centred = (width: number) => (POSTER.width - width) / 2;
  return { lines, put, widths, centred };
}
type Sheet = ReturnType<typeof sheet>;

/** The largest lettering in which the title takes few lines and no word of it is broken. */
function titled({ widths }: Sheet, title: string) {
  const longest = (width: Width) => Math.max(...title.split(" ").map(width));
  for (let size = 150; ; size -= 6) {
    const style = { size, face: "sign", colour: "ink" } as const;
    const lines = wrapped(widths(style), title, INNER);
    const fits = lines.length <= 2 && longest(widths(style)) <= INNER;
    if (fits || size <= 54) return { style, lines };
  }
}

/** Gives where it ends. */
function headOn(on: Sheet, text: PosterText): number {
  on.put("Undercup", 116, { size: 46, face: "sign", colour: "brass" }, on.centred);
  const { style, lines } = titled(on, text.title);
  let base = 150;
  for (const line of lines) {
    base += style.size * 1.04;
    on.put(line, base, style, on.centred);
  }
  // Clear of the letters that hang below the line.
  base += 56 + style.size * 0.24;
  const under = { size: 32, face: "text", colour: "soft" } as const;
  on.put(cut(on.widths(under), text.under, INNER), base, under, on.centred);
  return base;
}

/** As large as it may be, and smaller where the name needs that. */
function sized(on: Sheet, name: string, most: number, room: number): number {
  for (let size = most; size > 20; size -= 2) {
    if (on.widths({ size, face: "sign", colour: "ink" })(name) <= room) return size;
  }
  return 20;
}

/** Gives where they end. */
function rowsOn(on: Sheet, rules: Box[], rows: PosterText["rows"], from: number): number {
  const columns = rows.length > 6 ? 2 : 1;
  const [tall, gap] = [rows.length > 4 ? 68 : 84, 36];
  const wide = (INNER - (columns - 1) * gap) / columns;
  const down = Math.ceil(rows.length / columns);
  for (const [at, { name, state, won }] of rows.entries()) {
    const left = EDGE + Math.floor(at / down) * (wide + gap);
    const base = from + (at % down) * tall + 44;
    const small = { size: columns > 1 ? 26 : 32, face: "text", colour: "soft" } as const;
    const shown = cut(on.widths(small), state, wide / 2);
    on.put(shown, base, small, (width) => left + wide - width);
    const room = wide - on.widths(small)(shown) - 24;
    const written = won ? `★ ${name}` : name;
    const size = sized(on, written, columns > 1 ? 34 : 44, room);
    const style = { size, face: "sign", colour: won ? "brass" : "ink" } as const;
    on.put(cut(on.widths(style), written, room), base, style, () => left);
    rules.push({ left, top: base + 17, width: wide, height: 2 });
  }
  return from + down * tall;
}

const TITLE = { size: 36, face: "sign", colour: "brass" } as const;
const TEXT = { size: 32, face: "text", colour: "ink" } as const;

/** A moment after the other down to the foot, each whole or not at all. */
function momentsOn(on: Sheet, moments: PosterText["moments"], from: number, wide: number): number {
  let base = from;
  for (const { title, text } of moments) {
    const titles = wrapped(on.widths(TITLE), title, wide);
    const lines = wrapped(on.widths(TEXT), text, wide);
    const tall = titles.length * 42 + lines.length * 40 + 4;
    if (base + tall > FOOT) return base;
    for (const [at, line] of titles.entries()) on.put(line, base + 38 + at * 42, TITLE, () => EDGE);
    const under = base + titles.length * 42;
    for (const [at, line] of lines.entries()) on.put(line, under + 40 + at * 40, TEXT, () => EDGE);
    base += tall + 22;
  }
  return base;
}

/** How wide that column is. */
const BESIDE = 260;

/** The cup beside the moments, in a column of its own. */
function cupBeside(from: number): Box | null {
  const size = Math.min(BESIDE, FOOT - from);
  if (size < 130) return null;
  return { left: POSTER.width - EDGE - size, top: FOOT - size, width: size, height: size };
}

/** The cup in the middle of what is left. */
function cupBelow(from: number): Box {
  const size = Math.min(440, FOOT - from);
  const top = from + (FOOT - from - size) / 2;
  return { left: (POSTER.width - size) / 2, top, width: size, height: size };
}
/** What it needs there. */
const BELOW = 260;
/** Takes the text; puts it where nothing stands on anything else. What does not fit is left out from the end, whole. */
export function layOut(measure: Measure, text: PosterText): Layout {
  const on = sheet(measure);
  const rules: Box[] = [];
  const from = rowsOn(on, rules, text.rows, headOn(on, text) + 36) + 24;
  const above = on.lines.length;
  const end = momentsOn(on, text.moments, from + 6, INNER);
  if (FOOT - end >= BELOW) return { lines: on.lines, rules, cup: cupBelow(end) };
  on.lines.length = above;
  const cup = cupBeside(from);
  momentsOn(on, text.moments, from + 6, INNER - (cup ? cup.width + 32 : 0));
  return { lines: on.lines, rules, cup };
}

function ground(pen: CanvasRenderingContext2D, look: Look): void {
  pen.fillStyle = look.ground;
  pen.fillRect(0, 0, POSTER.width, POSTER.height);
  const lamp = pen.createRadialGradient(540, -80, 60, 540, 80, 1100);
  lamp.addColorStop(0, look.lit);
  lamp.addColorStop(1, look.ground);
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, POSTER.width, POSTER.height);
  pen.strokeStyle = look.line;
  pen.lineWidth = 4;
  pen.strokeRect(32, 32, POSTER.width - 64, POSTER.height - 64);
}

/** Draws the whole picture. */
export function drawPoster(
  pen: CanvasRenderingContext2D,
  text: PosterText,
  look: Look,
  cup: CanvasImageSource | null,
): void {
  ground(pen, look);
  pen.textBaseline = "alphabetic";
  pen.textAlign = "left";
  const layout = layOut((written, size, face) => {
    pen.font = `400 ${size}px ${look[face]}`;
    return pen.measureText(written).width;
  }, text);
  pen.fillStyle = look.line;
  for (const { left, top, width, height } of layout.rules) pen.fillRect(left, top, width, height);
  for (const { text: written, left, base, size, face, colour } of layout.lines) {
    pen.font = `400 ${size}px ${look[face]}`;
    pen.fillStyle = look[colour];
    pen.fillText(written, left, base);
  }
  if (!cup || !layout.cup) return;
  const { left, top, width, height } = layout.cup;
  pen.drawImage(cup, left, top, width, height);
}
