// Damages plain data the way disks, bugs and hands do: a value swapped, lost, doubled or grown.
import { rngOf } from "../../game/testing/chance.ts";

type Rng = ReturnType<typeof rngOf>;
type Path = readonly (string | number)[];

/** Every place in a value. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function at(value: unknown, path: Path): unknown {
  return path.reduce((now, key) => (now as Record<string, unknown> | undefined)?.[key], value);
}

const JUNK = [null, undefined, "", "Anna", "p1", -1, 0, 0.5, 1, 7, 1e9, Number.NaN, true, [], {}];

function damage(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value) && rng.often(60)) {
    return rng.often(50) ? value.slice(1) : [...value, ...value.slice(0, 1)];
  }
  if (typeof value === "number" && rng.often(60)) return value + rng.pick([-1, 1, 10]);
  if (typeof value === "boolean") return !value;
  return rng.pick(JUNK);
}

/** Takes a value, a seed and how often; gives a copy that is damaged in so many places. */
export function damagedFrom(value: unknown, seed: number, times: number): unknown {
  const rng = rngOf(seed);
  const copy: unknown = structuredClone(value);
  for (let time = 0; time < times; time += 1) {
    const paths = pathsOf(copy).filter(({ length }) => length > 0);
    if (paths.length === 0) return copy;
    const path = rng.pick(paths);
    const owner = at(copy, path.slice(0, -1)) as Record<string, unknown>;
    const key = path.at(-1) as string;
    const other = at(copy, rng.pick(paths));
    // Half of the time a value from elsewhere in the same game: the damage that shapes do not see.
    owner[key] = structuredClone(rng.often(50) ? other : damage(owner[key], rng));
  }
  return copy;
}
