// Whether two plain values hold the same, whatever the order of their keys.

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  const [left, right] = [one, other] as Readonly<Record<string, unknown>>[];
  return keys.every((key) => Object.hasOwn(other, key) && isSame(left?.[key], right?.[key]));
}
