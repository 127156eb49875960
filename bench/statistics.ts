/** The middle of some numbers, or the mean of the two in the middle; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

/** Median where every number is there; null, which JSON can hold, where one is not. */
export function medianOrNull(numbers: readonly (number | undefined)[]): number | null {
  const found = numbers.filter((number) => number !== undefined);
  return found.length > 0 && found.length === numbers.length ? round(median(found)) : null;
}

/** Four significant digits: more of them would be noise. */
export function round(number: number): number {
  return Number(number.toPrecision(4));
}

/** The items in a turn's order: each turn begins with another one. */
export function rotated<T>(items: readonly T[], turn: number): T[] {
  const start = items.length > 0 ? turn % items.length : 0;
  return [...items.slice(start), ...items.slice(0, start)];
}
