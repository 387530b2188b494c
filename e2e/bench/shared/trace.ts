// A trace of the browser, cut into frames: what the page's main thread did between one frame and the next.

export type Traced = Readonly<{
  name: string;
  ph: string;
  /** Microseconds, as all times in a trace. */
  ts: number;
  dur?: number;
  /** So long the thread really ran: what else a machine does meanwhile is not in it. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: Readonly<{ data?: Readonly<Record<string, unknown>> }>;
}>;

export const CATEGORIES = [
  "devtools.timeline",
  "blink.user_timing",
  "disabled-by-default-devtools.timeline",
];

/** The mark by which a page says that its screen has changed. */
const CHANGED = "changed";

/** Where script runs from; what it calls counts with it, layout that it asks for too. */
const SCRIPT = new Set([
  "EvaluateScript",
  "EventDispatch",
  "FireAnimationFrame",
  "FireIdleCallback",
  "FunctionCall",
  "RunMicrotasks",
  "TimerFire",
]);

export type Frame = Readonly<{
  /** Milliseconds. */
  script: number;
  layouts: number;
  /** The page said by a mark that the screen itself became another, which is no movement. */
  changed: boolean;
  /** What was painted anew: the elements of the layers, as the browser names them. */
  painted: readonly string[];
}>;

export const readTrace = (trace: Buffer): readonly Traced[] =>
  (JSON.parse(trace.toString()) as { traceEvents: Traced[] }).traceEvents;

const end = ({ ts, dur = 0 }: Traced) => ts + dur;

/** Milliseconds that the thread ran in these, what lies in another counted once. */
function ran(spans: readonly Traced[]): number {
  let until = 0;
  let sum = 0;
  for (const span of [...spans].sort((one, other) => one.ts - other.ts)) {
    if (span.ts < until) continue;
    sum += span.tdur ?? span.dur ?? 0;
    until = end(span);
  }
  return sum / 1_000;
}

/** The page itself is named whenever anything in it is painted. */
const isLayer = (name: unknown): name is string => typeof name === "string" && name !== "#document";

function frameOf(events: readonly Traced[]): Frame {
  const paints = events.filter(({ name }) => name === "Paint");
  return {
    script: ran(events.filter(({ name }) => SCRIPT.has(name))),
    layouts: events.filter(({ name }) => name === "Layout").length,
    changed: events.some(({ name }) => name === CHANGED),
    painted: paints.map(({ args }) => args?.data?.["nodeName"]).filter(isLayer),
  };
}

/** The frames between each mark of that name and some time after it, in ms. */
export function framesAfter(
  events: readonly Traced[],
  mark: string,
  [after, until]: readonly [number, number],
): readonly Frame[] {
  const marks = events.filter(({ name, ph }) => name === mark && (ph === "I" || ph === "R"));
  return marks.flatMap(({ ts, pid, tid }) => {
    const mine = events.filter(
      (event) =>
        event.pid === pid &&
        event.tid === tid &&
        (event.ph === "X" || event.name === CHANGED) &&
        event.ts >= ts + after * 1_000 &&
        end(event) <= ts + until * 1_000,
    );
    // A frame ends with what it hands on to be drawn.
    const ends = mine.filter(({ name }) => name === "Commit").map(end);
    return ends
      .slice(1)
      .map((to, at) =>
        frameOf(mine.filter((event) => event.ts >= (ends[at] ?? 0) && event.ts < to)),
      );
  });
}
