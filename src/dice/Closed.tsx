// The drawing of the closed cup: leather, brass, its seal on a paper band, a beermat under it.
import type { Seal } from "../game/words/dice.ts";
import "./closed.css";
import { LINES, PICTURES } from "./pictures.ts";

type ClosedProps = Readonly<{
  /** Null: nothing rolled in it yet, and no band round it. */
  seal?: Seal | null;
  /** Only this part, for a cup that moves over its mat. */
  part?: "mat" | "cup";
  className?: string;
}>;

const AT = [63, 103, 143] as const;

function Band({ seal }: Readonly<{ seal: Seal }>) {
  return (
    <g>
      <path className="cupart-band" d="M49 66Q120 84 191 66L195 106Q120 126 45 106Z" />
      {seal.map((index, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places
          key={place}
          className="cupart-ink"
          transform={`translate(${AT[place]} ${place === 1 ? 81 : 77.5}) scale(1.4)`}
          d={LINES[PICTURES[index] ?? PICTURES[0]]}
        />
      ))}
    </g>
  );
}

function Mat({ open }: Readonly<{ open: boolean }>) {
  return (
    <g className="cupart-mat">
      <ellipse cx="120" cy="160" rx="118" ry="23" fill="var(--shade)" />
      <ellipse cx="120" cy="156" rx="113" ry="23" fill="var(--mat-edge)" />
      <ellipse cx="120" cy="153" rx="113" ry="23" fill="var(--mat)" />
      <ellipse cx="120" cy="153" rx="105" ry="20" className="cupart-ring" />
      {open ? <ellipse cx="120" cy="149" rx="78" ry="14" className="cupart-dark" /> : null}
    </g>
  );
}

function Cup({ seal }: Readonly<{ seal: Seal | null }>) {
  return (
    <>
      <defs>
        <linearGradient id="cup-leather">
          <stop offset="0" stopColor="var(--leather-0)" />
          <stop offset=".2" stopColor="var(--leather-1)" />
          <stop offset=".4" stopColor="var(--leather-2)" />
          <stop offset=".62" stopColor="var(--leather-1)" />
          <stop offset="1" stopColor="var(--leather-0)" />
        </linearGradient>
        <linearGradient id="cup-brass">
          <stop offset="0" stopColor="#4b3212" />
          <stop offset=".3" stopColor="#d9a957" />
          <stop offset=".42" stopColor="#fbe3a6" />
          <stop offset=".58" stopColor="#c08a3c" />
          <stop offset="1" stopColor="#3a260d" />
        </linearGradient>
        <linearGradient id="cup-top">
          <stop offset="0" stopColor="#b06f3f" />
          <stop offset=".35" stopColor="#d8975f" />
          <stop offset="1" stopColor="#a3622f" />
        </linearGradient>
      </defs>
      <g className="cupart-cup">
        <ellipse cx="126" cy="155" rx="95" ry="17" fill="#3a1f0c" opacity=".7" />
        <path
          d="M52.5 29 34 142C34 161 206 161 206 142L187.5 29C186 12 168 5 120 5 72 5 54 12 52.5 29Z"
          fill="url(#cup-leather)"
        />
        <path
          d="M51.5 37C60 52.5 180 52.5 188.5 37M39 124C50 143 190 143 201 124"
          className="cupart-stitch"
        />
        {seal === null ? null : <Band seal={seal} />}
        <path
          d="M35.6 132 34 142C34 162 206 162 206 142L204.4 132C204 151 36 151 35.6 132Z"
          fill="url(#cup-brass)"
        />
        {/* It stands upside down: what is above is its flat bottom, lit, and no rim round an inside. */}
        <ellipse cx="120" cy="18" rx="61" ry="11.5" fill="url(#cup-top)" className="cupart-seam" />
      </g>
    </>
  );
}

/** Drawn only; the same for every roll. */
export function ClosedCup({ seal = null, part, className = "" }: ClosedProps) {
  return (
    <svg className={`cupart ${className}`} viewBox="0 0 240 184" aria-hidden="true">
      {part === "cup" ? null : <Mat open={part === "mat"} />}
      {part === "mat" ? null : <Cup seal={seal} />}
    </svg>
  );
}
