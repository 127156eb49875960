import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogueIndex, type IndexQuery } from '../../../gateway/search/catalogue-index.ts';
import type { IndexEntry } from '../../../gateway/search/index-entry.ts';
import { parseIndexed, type ListedProduct } from '../../../gateway/domains/products/products.indexed.ts';

const idOf = (n: number): string => n.toString(16).padStart(24, '0');
const ALL: IndexQuery = { text: undefined, filter: {}, sort: null, from: 0, to: 100, isCounted: false };

const entry = (n: number, title: string | null, price: number | null = n): IndexEntry<string> => ({
  id: idOf(n),
  title,
  brand: 'Apple',
  category: null,
  rating: 0,
  reviewCount: 0,
  discountPrice: price,
  originalPrice: price,
  isSoldOut: false,
  item: `${title} for ${price}`,
});

const SORTS = [
  null,
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'TITLE_ASC',
  'DISCOUNT_DESC',
  'RATING_DESC',
  'BEST_MATCH',
] as const;
const TEXTS = [undefined, 'watch', 'red', 'r', 'apple hat', 'dell', 'audio', 'wacth', 'ewatch', 'red green'];
const change = fc.record({
  n: fc.nat(7),
  isGone: fc.boolean(),
  isSearched: fc.boolean(), // before the next change
  fields: fc.record({
    title: fc.constantFrom('blue watch', 'red watch', 'Red hat', 'blue-watch', null),
    brand: fc.constantFrom('Apple', 'Dell', null),
    category: fc.constantFrom('Audio', null),
    rating: fc.nat(5),
    reviewCount: fc.nat(2),
    discountPrice: fc.option(fc.nat(9)),
    isSoldOut: fc.boolean(),
  }),
});

test('after any changes the index answers like one that was filled afresh', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const index = createCatalogueIndex<string>();
      const latest = new Map<number, IndexEntry<string>>();
      for (const [place, { n, isGone, isSearched, fields }] of changes.entries()) {
        const changed = { ...entry(n, fields.title), ...fields, item: `change ${place}` };
        if (isGone) index.remove(idOf(n));
        else index.put(changed, 1);
        if (isGone) latest.delete(n);
        else latest.set(n, changed);
        if (isSearched) for (const sort of SORTS) index.search({ ...ALL, text: 'watch', sort });
      }
      const fresh = createCatalogueIndex<string>();
      for (const [, each] of [...latest].toSorted(([a], [b]) => a - b)) fresh.put(each, 1);
      expect([index.size, index.all()]).toEqual([fresh.size, fresh.all()]);
      for (const text of TEXTS) {
        for (const sort of SORTS) {
          const query = { ...ALL, text, sort, filter: { ratings: [0, 1, 2, 3] }, isCounted: true };
          expect(index.search(query)).toEqual(fresh.search(query));
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('any part of any order is cut from the whole list sorted, and what has no price comes last', () => {
  const price = fc.option(fc.nat(3));
  fc.assert(
    fc.property(
      fc.array(price, { maxLength: 30 }),
      fc.constantFrom(...SORTS),
      fc.nat(31),
      fc.nat(31),
      (prices, sort, from, size) => {
        const index = createCatalogueIndex<string>();
        for (const [n, each] of prices.entries()) index.put(entry(n, n % 3 ? `hat ${n % 2}` : 'a hat', each), 0);
        const whole = index.search({ ...ALL, sort, text: 'hat' }).found;
        const part = index.search({ ...ALL, sort, text: 'hat', from, to: from + size }).found;
        expect(part).toEqual(whole.slice(from, from + size));
        if (!sort?.startsWith('PRICE')) return;
        const sorted = whole.map(({ id }) => prices[Number.parseInt(id, 16)] ?? null);
        expect(sorted.slice(sorted.findIndex((each) => each === null)).every((each) => each === null)).toBe(
          sorted.includes(null) || sorted.length === 0 || sorted.at(-1) === null,
        );
      },
    ),
  );
});

test('after the end of a catalogue that was too large there is nothing', () => {
  const index = createCatalogueIndex<string>();
  for (const n of [3, 1, 2]) index.put(entry(n, 'watch'), 0);
  expect(index.all().map(({ id }) => id)).toEqual([1, 2, 3].map(idOf));
  index.clear();
  expect([index.size, index.all(), index.search({ ...ALL, text: 'watch' }).total]).toEqual([0, [], 0]);
});

// What is not linear takes hours here, and a deep tree ends the process.
test.each(['a', 'a ', 'a-', '-', ' ', 'ss', '1', 'é', 'ि', '(', ', for ', 'with for '])(
  '100,000 characters of “%s” are put in, found, and searched for',
  (part) => {
    const long = part.repeat(100_000 / part.length);
    const index = createCatalogueIndex<ListedProduct>();
    const put = (fields: object, n: number): void => {
      const product = parseIndexed({ _id: idOf(n), title: 'Hat', ...fields });
      if (product) index.put(product, 0);
    };
    const fields = ['title', 'brand', 'category', 'description', 'image', 'ratings', 'discountPrice'];
    for (const [n, field] of fields.entries()) put({ [field]: long }, n);
    put({ title: `Hat ${long}` }, 20);
    expect(index.search({ ...ALL, text: 'hat' }).total).toBeGreaterThan(5);
    for (const text of [long, `hat ${long}`, `${long} hat`]) {
      const { total } = index.search({ ...ALL, text, sort: 'BEST_MATCH' });
      expect(total).toBeLessThanOrEqual(index.size);
    }
    index.remove(idOf(0));
    expect(index.size).toBe(fields.length);
  },
);
