import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextIndex, type TextIndex, type Texts } from '../../../gateway/search/text-index.ts';

const texts = (title: string, brand: string | null = null, category: string | null = null): Texts => ({
  title,
  brand,
  category,
});

function indexOf(products: readonly Texts[]): TextIndex {
  const index = createTextIndex();
  for (const [slot, product] of products.entries()) index.add(slot, product);
  return index;
}

/** The titles found, best first. */
function found(products: readonly Texts[], text: string): (string | null | undefined)[] {
  const matches = indexOf(products).find(text);
  if (!matches) return [undefined];
  const { scores, slots } = matches;
  return [...slots].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).map((slot) => products[slot]?.title);
}

const corrected = (products: readonly Texts[], text: string) => indexOf(products).find(text)?.corrected;

const SHOP = [
  texts('Watch SE (40 mm)', 'Apple', 'Electronics'),
  texts('Watch Ultra, Blue', 'Apple', 'Electronics'),
  texts('Beetle Band for Apple Watch', 'supcase', 'accessories'),
  texts('Stopwatch', 'supcase', 'Electronics'),
  texts('Maple Board', 'ideaPad', 'Electronics'),
  texts('AirPods 4', 'Apple', 'Electronics'),
  texts('T-Shirt', 'adidas', 'clothing'),
];

test.each([
  ['watch', ['Watch SE (40 mm)', 'Watch Ultra, Blue', 'Beetle Band for Apple Watch', 'Stopwatch']],
  ['apple watch', ['Watch SE (40 mm)', 'Watch Ultra, Blue', 'Beetle Band for Apple Watch']],
  ['watches by APPLE', ['Watch SE (40 mm)', 'Watch Ultra, Blue', 'Beetle Band for Apple Watch']],
  ['blue watch apple', ['Watch Ultra, Blue']],
  ['aple blue wacth', ['Watch Ultra, Blue']],
  ['pods', ['AirPods 4']],
  ['air pods', ['AirPods 4']],
  ['accessory', ['Beetle Band for Apple Watch']],
  ['watch 40', ['Watch SE (40 mm)']],
  ['watch 41', []],
  ['watch s', ['Watch SE (40 mm)', 'Beetle Band for Apple Watch', 'Stopwatch', 'Watch Ultra, Blue']],
  ['t shirt', ['T-Shirt']],
  ['…', [undefined]],
])('%s finds %j', (text, expected) => {
  expect(found(SHOP, text).toSorted()).toEqual(expected.toSorted());
});

test('the best match comes first: the word alone, in the title, at the start of a word', () => {
  expect(found(SHOP, 'stopwatch')).toEqual(['Stopwatch']);
  expect(found(SHOP, 'watch').at(-1)).toBe('Stopwatch');
  expect(found([texts('Watch for a long trail run'), texts('Watch')], 'watch')[0]).toBe('Watch');
  expect(found([texts('Red hat', 'Blue'), texts('Blue hat', 'Red')], 'blue')).toEqual(['Blue hat', 'Red hat']);
});

test.each([
  ['apple watch', null],
  ['Aple blue WACTH', 'apple blue watch'],
  ['aple', 'apple'], // also inside of `maple`, which fewer products have
  ['pods', null],
  ['aple xylophone', null], // nothing is found with the correction either
])('%s: did you mean %j', (text, expected) => {
  const products = [...SHOP, ...SHOP.slice(0, 3), ...SHOP.slice(0, 3)];
  expect(corrected(products, text)).toBe(expected);
});

const word = fc.stringMatching(/^[abé1]{1,4}$/);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
const product = fc.record({ title: fc.option(text), brand: fc.option(word), category: fc.option(word) });

test('it finds whatever has the text in its title, as the API does, and after any changes only what is there', () => {
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 8 }),
      fc.array(product, { maxLength: 8 }),
      fc.nat(8),
      text,
      (first, second, gone, part) => {
        const index = indexOf(first);
        for (const [slot, own] of first.entries()) index.remove(slot, own);
        expect(index.words).toBe(0);
        for (const [slot, own] of second.entries()) index.add(slot, own);
        if (second[gone]) index.remove(gone, second[gone]);
        const matches = index.find(part);
        const slots = [...(matches?.slots ?? [])];
        const left = [...second.keys()].filter((slot) => slot !== gone);
        const titled = left.filter((slot) => second[slot]?.title?.includes(part));
        expect(new Set(slots).size).toBe(slots.length);
        expect(left).toEqual(expect.arrayContaining(slots));
        if (matches) expect(slots).toEqual(expect.arrayContaining(titled));
        else expect(part.trim()).toBe('');
      },
    ),
    { numRuns: 500 },
  );
});
