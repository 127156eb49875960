import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOf } from '../../../gateway/search/best-of.ts';

test('it is a part of the sorted list, for any list and any part', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(30), fc.nat(30), (keys, from, length) => {
      const compare = (a: number, b: number): number => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
      const list = Uint32Array.from(keys.keys());
      const expected = [...keys.keys()].sort(compare).slice(from, from + length);
      expect(bestOf(list, from, from + length, compare)).toEqual(expected);
      expect([...list].sort((a, b) => a - b)).toEqual([...keys.keys()]); // nothing is lost
    }),
  );
});

test('it compares few entries, also where the list is in the opposite order', () => {
  const size = 20_000;
  let compared = 0;
  const compare = (a: number, b: number): number => {
    compared += 1;
    return b - a;
  };
  bestOf(
    Uint32Array.from({ length: size }, (_, n) => n),
    10_000,
    10_012,
    compare,
  );
  expect(compared).toBeLessThan(size * 30); // it is about 8 on average; sorting all of them takes 14 at least
});
