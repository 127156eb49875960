import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLetterIndex } from '../../../gateway/search/letters.ts';

test('it knows for each product which letters and digits begin a word of it, and which are inside of one', () => {
  const words = fc.array(fc.stringMatching(/^[a-z0-9é]{1,6}$/), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 5 }), fc.constantFrom(...'abcxyz0159'), (products, letter) => {
      const letters = createLetterIndex();
      for (const [slot, own] of products.entries()) letters.set(slot * 700, own); // beyond what it has room for at first
      const bit = letters.bitOf(letter);
      for (const [slot, own] of products.entries()) {
        const expected = own.some((word) => word.startsWith(letter))
          ? 2
          : own.some((word) => word.includes(letter))
            ? 1
            : 0;
        expect(bit && letters.holds(slot * 700, bit)).toBe(expected);
      }
      letters.clear(0);
      expect(bit && letters.holds(0, bit)).toBe(0);
    }),
  );
});

test('other words, and letters of other scripts, are not for it', () => {
  const { bitOf } = createLetterIndex();
  expect(['ab', '', 'é', 'क', '-'].map(bitOf)).toEqual(Array(5).fill(undefined));
});
