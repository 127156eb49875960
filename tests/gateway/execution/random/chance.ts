import { createRandom, type Random } from '../../../../upstream/seed/random.ts';

/** Random numbers that are the same for the same seed. */
export class Chance {
  readonly #random: Random;

  constructor(seed: string | number) {
    this.#random = createRandom(hash(String(seed)));
  }

  /** From 0 to below 1. */
  next(): number {
    return this.#random.next();
  }

  /** A whole number below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** True in that share of cases. */
  is(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  times<Item>(least: number, most: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: least + this.below(most - least + 1) }, (_, index) => make(index));
  }
}

export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (state ^ (state >>> 13)) >>> 0;
}
