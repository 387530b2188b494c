// Many runs as a few numbers: the middle, the ends, and how they are written.

export type Spread = Readonly<{ low: number; median: number; high: number }>;

/** The value below which that part of all lie, 0 to 1. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

export const spread = (values: readonly number[]): Spread => ({
  low: quantile(values, 0),
  median: quantile(values, 0.5),
  high: quantile(values, 1),
});

/** Milliseconds: whole ones, below ten with a tenth. */
export const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

export const ranged = (values: readonly number[]): string => {
  const { low, median, high } = spread(values);
  return `${ms(median)} [${ms(low)} to ${ms(high)}]`;
};
