// The way to an iPhone's home screen, step by step, with the pictures that are to be looked for there.

import type { ReactNode } from "react";
import { Sheet } from "../../ui/Sheet.tsx";
import { useWords } from "../words.ts";

type HowProps = Readonly<{ open: boolean; onClose: () => void }>;

export function How({ open, onClose }: HowProps) {
  const words = useWords();
  const { install: text } = words;
  return (
    <Sheet
      open={open}
      title={text.title}
      close={words.close}
      onClose={onClose}
      handle="install-sheet"
      long
    >
      <ol className="how">
        <Step picture={<Share />}>{text.steps.share}</Step>
        <Step picture={<Menu />}>{text.steps.menu}</Step>
        <Step picture={<Add />}>{text.steps.add}</Step>
        <Step picture={<Icon />}>{text.steps.open}</Step>
      </ol>
      <p>{text.apart(words.notices.offline)}</p>
      <p>{text.along(words.toSettings, words.data.title)}</p>
    </Sheet>
  );
}

/** What is drawn is said beside it. */
function Step({ picture, children }: Readonly<{ picture: ReactNode; children: ReactNode }>) {
  return (
    <li>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        {picture}
      </svg>
      <span>{children}</span>
    </li>
  );
}

/** The foot of a phone, its bar, and in it the square that an arrow leaves. */
function Share() {
  return (
    <>
      <path className="how-thing" d="M8 2v50q0 10 10 10h28q10 0 10-10V2" />
      <path className="how-faint" d="M8 22h48" />
      <path className="how-faint" d="M16 42l-3 3 3 3M48 42l3 3-3 3" />
      <path className="how-mark" d="M28 38h-4v16h16V38h-4M32 47V29M27 34l5-5 5 5" />
    </>
  );
}

/** A list, and in it the line with a plus in a square. */
function Menu() {
  return (
    <>
      <path className="how-thing" d="M4 62V14Q4 4 14 4h36q10 0 10 10v48" />
      <path className="how-faint" d="M12 15h24M46 12h6v6h-6zM12 53h20M46 50h6v6h-6z" />
      <path className="how-plate" d="M4 24h56v20H4z" />
      <path className="how-mark" d="M11 34h22M42 27h14v14H42zM49 30v8M45 34h8" />
    </>
  );
}

/** A window with the app's icon, and its button at the top on the right. */
function Add() {
  return (
    <>
      <path className="how-thing" d="M4 62V14Q4 4 14 4h36q10 0 10 10v48" />
      <rect className="how-plate" x="34" y="8" width="22" height="14" rx="7" />
      <path className="how-mark" d="M40 15h10" />
      <path className="how-faint" d="M10 15h10M4 28h56M34 42h18M34 50h12" />
      <AppIcon x={10} y={34} size={20} />
    </>
  );
}

/** A home screen, and the app among the others. */
function Icon() {
  return (
    <>
      <path className="how-thing" d="M8 62V12Q8 2 18 2h28q10 0 10 10v50" />
      <path
        className="how-faint"
        d="M15 12h8v8h-8zM28 12h8v8h-8zM41 12h8v8h-8zM15 26h8v8h-8zM15 42h8v8h-8z"
      />
      <AppIcon x={27} y={27} size={24} />
      <circle className="how-mark" cx="39" cy="39" r="17" />
    </>
  );
}

function AppIcon({ x, y, size }: Readonly<{ x: number; y: number; size: number }>) {
  return (
    <image href={`${import.meta.env.BASE_URL}icon.svg`} {...{ x, y }} width={size} height={size} />
  );
}
