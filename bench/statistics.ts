/** NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

/** The rounded median; null if a number is missing, since JSON has no NaN. */
export function medianOrNull(numbers: readonly (number | undefined)[]): number | null {
  const found = numbers.filter((number) => number !== undefined);
  return found.length > 0 && found.length === numbers.length ? round(median(found)) : null;
}

/** More than four significant digits would be noise. */
export function round(number: number): number {
  return Number(number.toPrecision(4));
}

/** The items rotated by `turn`, so that each round begins with the next item. */
export function rotated<T>(items: readonly T[], turn: number): T[] {
  const start = items.length > 0 ? turn % items.length : 0;
  return [...items.slice(start), ...items.slice(0, start)];
}

/**
 * Shares of a soak. Memory is stable after the first fifth: the tenth from there on is compared with the last tenth.
 */
export const SETTLED = 0.2;
export const FINAL = 0.9;
const WINDOW = 0.1;

/** The samples of a tenth of the time, from a share of the time on. */
export function windowOf<T>(samples: readonly T[], from: number): T[] {
  return samples.slice(Math.floor(from * samples.length), Math.ceil((from + WINDOW) * samples.length));
}
