/** Gives the same numbers for the same seed on every machine. */
export interface Random {
  next(): number; // at least 0 and below 1
  between(min: number, max: number): number; // a whole number, both bounds included
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  hex(digits: number): string;
}

/** The mulberry32 generator (Tommy Ettinger, public domain) with a 32-bit seed. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick: <T>(items: readonly T[]) => items[between(0, items.length - 1)] as T,
    shuffle<T>(items: readonly T[]) {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [result[last], result[other]] = [result[other] as T, result[last] as T];
      }
      return result;
    },
    hex: (digits) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join(''),
  };
}
