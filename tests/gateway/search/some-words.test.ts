import { expect, test } from 'vitest';
import { createTextIndex } from '../../../gateway/search/text-index.ts';

/** Titles begin with the brand, as in the shop. */
const CATALOGUE = {
  Apple: [
    'iPhone 15 (128 GB, Blue)',
    'iPhone 16e (128 GB, White)',
    'Watch SE (40 mm, GPS)',
    'Magic Keyboard with Touch ID',
  ],
  supcase: ['Beetle Band for Apple Watch 42 mm', 'Beetle Clear for iPhone 15'],
  adidas: ['Daily Cap', 'Essentials Shorts'],
  aldo: ['Leather Tote, Bottle Green', 'Block-Heel Sandals'],
  gopgan: ['Ankle Socks, Bamboo', 'Fine Wool Scarf', 'Ice Blue Coat', 'Oxford Shirt, Blue Stripe'],
};

const titles = Object.values(CATALOGUE).flat();
const index = createTextIndex();
for (const [brand, own] of Object.entries(CATALOGUE)) {
  for (const title of own) {
    index.add(titles.indexOf(title), { title: `${brand} ${title}`, brand, category: null });
  }
}

/** The titles found, best first. No product has all words. */
function some(text: string): (string | undefined)[] {
  const { scores, slots, hasSomeWords } = index.find(text) ?? {};
  expect(hasSomeWords).toBe(true);
  return [...(slots ?? [])]
    .sort((a, b) => (scores?.[b] ?? 0) - (scores?.[a] ?? 0) || a - b)
    .map((slot) => titles[slot]);
}

test.each([
  ['aple blue watch', 'Watch SE (40 mm, GPS)'],
  ['aple blue wacth', 'Watch SE (40 mm, GPS)'],
  ['aple blue wat', 'Watch SE (40 mm, GPS)'], // still being typed
  ['blue watch', 'Watch SE (40 mm, GPS)'],
  ['नीली घड़ी', 'Watch SE (40 mm, GPS)'],
  ['white keyboard apple', 'Magic Keyboard with Touch ID'],
  ['green scarf', 'Fine Wool Scarf'], // what a title calls its product
  ['blue sokcs', 'Ankle Socks, Bamboo'],
  ['green adidas jacket', 'Ice Blue Coat'],
])('%s: what the thing is counts more than its colour or brand: %s', (text, best) => {
  expect(some(text)[0]).toBe(best);
});

test('where the thing is found, what is only of the brand is left out; where it is not, the brand is better than nothing', () => {
  expect(some('aple blue watch')).toEqual([
    'Watch SE (40 mm, GPS)',
    'Beetle Band for Apple Watch 42 mm',
    'iPhone 15 (128 GB, Blue)',
    'Ice Blue Coat',
    'Oxford Shirt, Blue Stripe',
  ]);
  expect(some('adidas football').toSorted()).toEqual(['Daily Cap', 'Essentials Shorts']);
});

test('a word that the shop has in Hindi is no typing error: black is no block', () => {
  expect(index.find('black cap')).toMatchObject({ corrected: null, hasSomeWords: true });
  expect(some('black cap')).toEqual(['Daily Cap']);
});
