import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogueIndex, type IndexEntry, type IndexQuery } from '../../../gateway/search/catalogue-index.ts';

const idOf = (n: number): string => n.toString(16).padStart(24, '0');
const ALL: IndexQuery = { text: undefined, filter: {}, sort: null, from: 0, to: 100, choices: undefined };

const entry = (n: number, title: string | null, price = n): IndexEntry<string> => ({
  id: idOf(n),
  title,
  brand: 'Apple',
  category: null,
  rating: null,
  averageRating: 0,
  reviewCount: 0,
  discountPrice: price,
  originalPrice: price,
  isSoldOut: false,
  item: `${title} for ${price}`,
});

const title = fc.constantFrom('blue watch', 'red watch', 'red hat', null);
const change = fc.record({ n: fc.nat(5), title, price: fc.nat(9), isGone: fc.boolean() });

test('after any changes it is as if only the latest products had been put in', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const index = createCatalogueIndex<string>();
      const latest = new Map<number, IndexEntry<string>>();
      for (const { n, title: own, price, isGone } of changes) {
        if (isGone) {
          index.remove(idOf(n));
          latest.delete(n);
        } else {
          index.put(entry(n, own, price), 1, 1);
          latest.set(n, entry(n, own, price));
        }
      }
      const fresh = createCatalogueIndex<string>();
      for (const each of latest.values()) fresh.put(each, 1, 1);
      expect(index.size).toBe(latest.size);
      for (const text of [undefined, 'watch', 'red', 'r', 'apple hat', 'wacth']) {
        for (const sort of [null, 'PRICE_DESC', 'BEST_MATCH'] as const) {
          const [result, expected] = [index, fresh].map((each) => each.search({ ...ALL, text, sort }));
          expect(result?.found.map(({ item }) => item)).toEqual(expected?.found.map(({ item }) => item));
          expect(result?.total).toBe(expected?.total);
        }
      }
    }),
  );
});

test('it gives the part of the list that is asked for, with the number of all, and when each was read', () => {
  const index = createCatalogueIndex<string>();
  for (let n = 0; n < 30; n += 1) index.put(entry(n, 'watch'), n, 0);
  expect(index.search({ ...ALL, from: 28, to: 40 })).toMatchObject({
    total: 30,
    found: [
      { id: idOf(28), version: 28 },
      { id: idOf(29), version: 29 },
    ],
  });
  expect(index.search({ ...ALL, text: '!' })).toBeUndefined();
});

test('it knows which products a round has not met', () => {
  const index = createCatalogueIndex<string>();
  for (const n of [1, 2, 3]) index.put(entry(n, 'watch'), 0, 1);
  index.put(entry(1, 'watch'), 0, 2);
  index.see(idOf(2), 2);
  index.see(idOf(9), 2); // not there
  expect(index.unseenIn(2)).toEqual([idOf(3)]);
  expect([1, 2, 3, 9].map((n) => index.isSeenIn(idOf(n), 2))).toEqual([true, true, false, false]);
  index.clear();
  expect(index.size).toBe(0);
  expect(index.search({ ...ALL, text: 'watch' })?.total).toBe(0);
});
