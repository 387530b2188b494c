// Nothing from outside may keep the app busy: a limit on how long an answer takes.

/** Takes a limit in ms; gives what the work gives, or throws where it took longer. */
export function within<T>(limit: number, work: () => T): T {
  const began = performance.now();
  const result = work();
  const took = performance.now() - began;
  if (took > limit) throw new Error(`took ${Math.round(took)} ms, ${limit} allowed`);
  return result;
}
