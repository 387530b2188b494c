// What moves: from somewhere to where it is drawn without motion. Transform and opacity only.
import { domAnimation, LazyMotion, MotionConfig, type Transition } from "framer-motion";
import * as m from "framer-motion/m";
import { type ReactNode, useEffect } from "react";
import { watchFrames } from "./lively.ts";

/** Around everything that moves: brings the means, and obeys the phone. */
export function Moving({ children }: Readonly<{ children: ReactNode }>) {
  useEffect(watchFrames, []);
  return (
    <LazyMotion strict features={domAnimation}>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}

/** Where a thing lies that does not move. */
const REST = { x: 0, y: 0, rotate: 0, rotateX: 0, scale: 1, scaleY: 1, opacity: 1 } as const;
type Place = Partial<Record<keyof typeof REST, number>>;
type Way = Partial<Record<keyof typeof REST, readonly number[]>>;

/** Heard every frame: with it the library steps by itself and never asks the browser's own animations. */
const stepped = () => {};

/** A layer of its own, so that nothing else is painted while it moves. */
const LAYER = { willChange: "transform, opacity" } as const;

const PARTS = { div: m.div, span: m.span, h1: m.h1, p: m.p } as const;

export type MovedProps = Readonly<{
  as?: keyof typeof PARTS;
  /** Decided once, when it is first drawn: false, and it lies where it ends. */
  moves: boolean;
  /** Where it comes from. */
  from?: Place;
  /** Where it ends, if not at rest. */
  to?: Place;
  /** The whole way instead, each as steps of equal times unless `times` says. */
  along?: Way;
  times?: readonly number[];
  /** Seconds. */
  after?: number;
  lasts?: number;
  /** How far a spring swings over, 0 to 1. */
  bounce?: number;
  className?: string;
  children?: ReactNode;
  handle?: string;
}>;

const keysOf = (place: object) => Object.keys(place) as (keyof typeof REST)[];
const ends = (way: Way): Place =>
  Object.fromEntries(keysOf(way).map((key) => [key, way[key]?.at(-1) ?? REST[key]]));
const starts = (way: Way): Place =>
  Object.fromEntries(keysOf(way).map((key) => [key, way[key]?.[0] ?? REST[key]]));
const steps = (way: Way) =>
  Object.fromEntries(keysOf(way).map((key) => [key, [...(way[key] ?? [])]]));

export function Moved({
  as = "div",
  moves,
  from = {},
  to = {},
  along,
  times,
  after = 0,
  lasts = 0.4,
  bounce = 0.25,
  className,
  children,
  handle,
}: MovedProps) {
  const Part = PARTS[as];
  const rest = Object.fromEntries(keysOf(from).map((key) => [key, REST[key]]));
  const end = along ? ends(along) : { ...rest, ...to };
  const spring: Transition = along
    ? { duration: lasts, delay: after, ease: "easeInOut", ...(times && { times: [...times] }) }
    : {
        type: "spring",
        duration: lasts,
        bounce,
        delay: after,
        opacity: { duration: lasts / 2, delay: after, ease: "linear" },
      };
  return (
    <Part
      className={className}
      initial={moves ? (along ? starts(along) : from) : false}
      animate={moves && along ? steps(along) : end}
      transition={spring}
      onUpdate={stepped}
      {...(moves && { style: LAYER })}
      data-testid={handle}
    >
      {children}
    </Part>
  );
}
