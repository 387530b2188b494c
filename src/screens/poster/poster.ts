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

type Pen = CanvasRenderingContext2D;

/** The last moments are short lines: the cup stands beside them. */
const CORNER = 200;

const EDGE = 84;
const INNER = POSTER.width - 2 * EDGE;

/** Takes a text and how wide it may be; gives its lines. A word that is too long alone is cut. */
export function wrapped(
  measure: (text: string) => number,
  text: string,
  width: number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(cut(measure, word, width));
  }
  return lines;
}

/** Takes a text; gives as much of it as fits. */
export function cut(measure: (text: string) => number, text: string, width: number): string {
  if (measure(text) <= width) return text;
  const signs = [...text];
  while (signs.length > 1 && measure(`${signs.join("")}…`) > width) signs.pop();
  return `${signs.join("")}…`;
}

function ground(pen: Pen, look: Look): void {
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

/** The largest lettering in which the title takes no more than so many lines. */
function titled(pen: Pen, { sign }: Look, title: string, most: number) {
  for (let size = 150; ; size -= 6) {
    pen.font = `400 ${size}px ${sign}`;
    const lines = wrapped((text) => pen.measureText(text).width, title, INNER);
    if (lines.length <= most || size <= 54) return { size, lines: lines.slice(0, most) };
  }
}

function rowsOn(pen: Pen, look: Look, rows: PosterText["rows"], from: number): number {
  const columns = rows.length > 6 ? 2 : 1;
  const [tall, gap] = [rows.length > 4 ? 68 : 84, 36];
  const wide = (INNER - (columns - 1) * gap) / columns;
  const down = Math.ceil(rows.length / columns);
  for (const [at, { name, state, won }] of rows.entries()) {
    const left = EDGE + Math.floor(at / down) * (wide + gap);
    const base = from + (at % down) * tall + 44;
    pen.textAlign = "right";
    pen.font = `400 ${columns > 1 ? 26 : 32}px ${look.text}`;
    pen.fillStyle = look.soft;
    const room = pen.measureText(state).width;
    pen.fillText(state, left + wide, base);
    pen.textAlign = "left";
    pen.font = `400 ${columns > 1 ? 34 : 44}px ${look.sign}`;
    pen.fillStyle = won ? look.brass : look.ink;
    const written = won ? `★ ${name}` : name;
    const shown = cut((text) => pen.measureText(text).width, written, wide - room - 24);
    pen.fillText(shown, left, base);
    pen.fillStyle = look.line;
    pen.fillRect(left, base + 17, wide, 2);
  }
  return from + down * tall;
}

/** Gives where it ends. */
function momentsOn(pen: Pen, look: Look, moments: PosterText["moments"], from: number): number {
  const foot = POSTER.height - 70;
  let base = from;
  for (const { title, text } of moments) {
    pen.font = `400 32px ${look.text}`;
    const lines = wrapped((line) => pen.measureText(line).width, text, INNER);
    if (base + 46 + lines.length * 40 > foot) return base;
    pen.fillStyle = look.brass;
    pen.font = `400 36px ${look.sign}`;
    pen.fillText(title, EDGE, base + 38);
    pen.fillStyle = look.ink;
    pen.font = `400 32px ${look.text}`;
    for (const [at, line] of lines.entries()) pen.fillText(line, EDGE, base + 82 + at * 40);
    base += 68 + lines.length * 40;
  }
  return base;
}

/** The cup, in the corner that is left over; where there is none, not at all. */
function cupOn(pen: Pen, cup: CanvasImageSource, from: number): void {
  const room = POSTER.height - 50 - from;
  const size = Math.min(420, room);
  if (size < 150) return;
  const left = POSTER.width - EDGE + 24 - size;
  pen.drawImage(cup, left, POSTER.height - 50 - size, size, size);
}

/** Draws the whole picture; what does not fit is left out from the end, whole. */
export function drawPoster(
  pen: Pen,
  text: PosterText,
  look: Look,
  cup: CanvasImageSource | null,
): void {
  ground(pen, look);
  pen.textBaseline = "alphabetic";
  pen.textAlign = "center";
  pen.fillStyle = look.brass;
  pen.font = `400 46px ${look.sign}`;
  pen.fillText("Undercup", POSTER.width / 2, 116);
  const { size, lines } = titled(pen, look, text.title, 2);
  pen.fillStyle = look.ink;
  pen.font = `400 ${size}px ${look.sign}`;
  let base = 150;
  for (const line of lines) {
    base += size;
    pen.fillText(line, POSTER.width / 2, base);
  }
  pen.fillStyle = look.soft;
  pen.font = `400 32px ${look.text}`;
  // Clear of the letters that hang below the line.
  base += 56 + size * 0.24;
  const under = cut((line) => pen.measureText(line).width, text.under, INNER);
  pen.fillText(under, POSTER.width / 2, base);
  const rows = rowsOn(pen, look, text.rows, base + 36);
  const end = momentsOn(pen, look, text.moments, rows + 34);
  if (cup) cupOn(pen, cup, Math.max(rows + 20, end - CORNER));
}
