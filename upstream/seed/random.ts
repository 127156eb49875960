/** A source of numbers in [0, 1) that always gives the same sequence for the same seed. */
export type Random = () => number;

/** Mulberry32: small, fast, and the same on every machine, so a freshly seeded shop is everywhere the same shop. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`, both included. */
export function wholeBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = wholeBetween(random, 0, last);
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}
