import { describe, expect, test } from 'vitest';
import { createCatalogueIndex } from '../../../gateway/search/catalogue-index.ts';
import { readSearchWords, SHIPPED_WORDS } from '../../../gateway/search/search-words.ts';
import { CATALOGUE } from '../../../upstream/seed/catalogue-products.ts';

// What a search finds, over the demo catalogue and over one that nothing was made for. Products whose title has the typed text come
// first; then those found by a typing error, another name, brand, category or another order of words; where no product has all
// words, those with some. The shop's words are the shipped ones.

interface Search {
  text: string;
  first?: RegExp; // the best product
  others?: readonly RegExp[]; // some product of the second or third kind
  order?: readonly RegExp[]; // all products of each come before all of the next
  never?: RegExp; // no product at all
  corrected?: string;
  some?: true; // third kind
  none?: true;
}

const DEMO: Search[] = [
  { text: 'red', order: [/Wired/, /Essentials/] },
  { text: 'w', first: /\bW/ },
  { text: 'phone', others: [] },
  { text: 'IPHONE', first: /^Apple iPhone/, order: [/^Apple iPhone/, /^supcase/] },
  { text: 'laptop', first: /^ideaPad (Slim|Gaming)/, order: [/Laptop \(/, /Backpack/], never: /Jeans/ },
  { text: 'apple watch', first: /^Apple Watch/, order: [/^Apple Watch/, /^supcase/] },
  { text: 'watch apple', others: [/^Apple Watch SE/, /^Apple Watch Ultra/], never: /iPhone/ },
  { text: 'apple wat', first: /^Apple Watch/ },
  { text: 'wat apple', others: [/^Apple Watch/] },
  { text: 'wacth', others: [/^Apple Watch/], corrected: 'watch', never: /iPhone/ },
  { text: 'aple wacth', others: [/^Apple Watch/], corrected: 'apple watch', never: /iPhone/ },
  { text: 'keybord', others: [/Magic Keyboard/, /Mechanical Keyboard/], corrected: 'keyboard' },
  { text: 'watches', others: [/^Apple Watch/] },
  { text: 'tshirt', others: [/Crew T-Shirt/, /Training T-Shirt/] },
  { text: 't-shirt', first: /T-Shirt/ },
  { text: 'saree', others: [/Silk Sari/, /Bridal Sari/], never: /Trolley/ },
  { text: 'साड़ी', others: [/Silk Sari/] },
  { text: 'मोबाइल', others: [/^Apple iPhone/] },
  { text: 'जूते', others: [/Running Shoes/, /Leather Shoes/] },
  { text: 'minaudiere', first: /Minaudière/ },
  { text: 'emerald minaudiere', others: [/Emerald and Platinum/], never: /White Gold/ },
  { text: 'adidas shorts', others: [/Essentials Shorts/, /Own the Run Shorts/], never: /Shoes/ },
  { text: 'clothing', others: [/Jeans/, /Running Shoes/], never: /Mouse/ },
  { text: 'adidas clothing', others: [/^adidas .*Shorts/], never: /^aldo|Backpack/ },
  { text: 'iphone15', others: [/^Apple iPhone 15/], never: /iPhone 16/ },
  { text: 'powerbank', others: [/Power Bank/], never: /Power Station/ },
  { text: 'rucksack', others: [/Backpack/] },
  { text: 'cap', first: /Cap$/, order: [/Daily Cap/, /Cap-Toe/] },
  { text: 'emerald xylophone', others: [/Emerald and Platinum/], some: true },
  { text: 'xylophone', none: true },
];

const OTHER = {
  kitchen: {
    Steelo: [
      'Frying Pan 24 cm',
      'Pressure Cooker 5 L',
      'Electric Kettle 1.7 L',
      'Hand Blender 600 W',
      'Wok with Lid',
      'Lid for Wok 30 cm',
      'Refrigerator Bottle 1 L',
    ],
    Ambara: [
      'Bread Knife',
      'Chef’s Knife, 20 cm',
      'Cutting Board, Bamboo',
      'Tea Kettle, Copper',
      'Cheese Shredder',
      'Rolling Pin',
    ],
    Kavi: [
      'Coffee Mug, Blue',
      'Espresso Cups, Red',
      'Soup Bowl, Set of Four',
      'Dinner Plate',
      'Table Spoon, Pack of Six',
    ],
  },
  Books: {
    'Orchid Press': [
      'The Red Fort: A History',
      'Learn to Read Hindi',
      'Bread and Spices: A Cookbook',
      'Midnight Trains, a Novel',
      'Détective in Paris',
    ],
    'Blue Lamp': [
      'The Kettle and the King',
      'Atlas of the Night Sky',
      'Puzzles for Rainy Days',
      'Mathematics for Class 10',
    ],
  },
  Toys: {
    Woodly: ['Toy Train', 'Jigsaw, Map of India', 'Puzzle, Farm Animals', 'Chess Set', 'Stacking Rings'],
    Tikki: [
      'Building Blocks, 100 Pieces',
      'Teddy Bear, Brown',
      'Remote-Control Car, Red',
      'Play-Dough, Eight Colours',
      'Kitchen Playset',
    ],
  },
};

const KITCHEN_BOOKS_TOYS: Search[] = [
  { text: 'red', order: [/Red/, /Shredder/] },
  { text: 'ad', order: [/Read|Bread/, /Kettle/] },
  { text: 'k', first: /\bK/ },
  { text: 'kettle', first: /Tea Kettle/, order: [/Tea Kettle/, /King/] },
  { text: 'ketle', others: [/Tea Kettle/, /Electric Kettle/], corrected: 'kettle' },
  { text: 'kettel', others: [/Tea Kettle/], corrected: 'kettle' },
  { text: 'plates', others: [/Dinner Plate/] },
  { text: 'trains', first: /Trains/, others: [/Toy Train/] },
  { text: 'cook book', others: [/Cookbook/] },
  { text: 'playdough', others: [/Play-Dough/] },
  { text: 'play dough', others: [/Play-Dough/] },
  { text: 'skillet', others: [/Frying Pan/] },
  { text: 'puzzle', order: [/Puzzle/, /Jigsaw/], others: [/Jigsaw/] },
  { text: 'jigsaw', first: /Jigsaw/, others: [/^Puzzle/] },
  { text: 'fridge', others: [/Refrigerator/] },
  { text: 'cup', first: /Cups/, others: [/Coffee Mug/] },
  { text: 'किताब', others: [/Red Fort/, /Atlas/], never: /Kettle, Copper|Teddy/ },
  { text: 'खिलौना', others: [/Toy Train/, /Teddy Bear/], never: /Atlas/ },
  { text: 'चाकू', others: [/Bread Knife/, /Chef’s Knife/], never: /Bread and/ },
  { text: 'kitchen', first: /Playset/, others: [/Frying Pan/], never: /Atlas/ },
  { text: 'wodly', others: [/Toy Train/, /Chess/], corrected: 'woodly' },
  { text: 'orchid', others: [/Red Fort/, /Détective/], never: /Atlas/ },
  { text: 'detective', first: /Détective/ },
  { text: 'paris detective', others: [/Détective/] },
  { text: 'pan frying', others: [/Frying Pan/] },
  { text: 'The RED  fort', first: /Red Fort/ },
  { text: 'best coffee mug online', others: [/Coffee Mug/], never: /Kettle/ },
  { text: 'wok', first: /^Wok/, order: [/^Wok/, /^Lid/] },
  { text: 'wooden kettle', others: [/Tea Kettle/, /Electric Kettle/], some: true },
  { text: 'zzzz', none: true },
];

const words = readSearchWords(SHIPPED_WORDS);

function indexOf(products: readonly { title: string; brand: string; category: string }[]) {
  const index = createCatalogueIndex<string>(words);
  for (const [n, product] of products.entries()) {
    index.put(
      {
        ...product,
        id: n.toString(16).padStart(24, '0'),
        rating: 0,
        reviewCount: 0,
        discountPrice: 1,
        originalPrice: 1,
        isSoldOut: false,
        item: product.title,
      },
      0,
    );
  }
  return { index, titles: products.map(({ title }) => title) };
}

const demo = CATALOGUE.flatMap(({ brand, families }) =>
  families.flatMap(({ title, variants, category }) =>
    variants.map(([name]) => ({ title: title.replace('%', () => name), brand, category })),
  ),
);
const other = Object.entries(OTHER).flatMap(([category, brands]) =>
  Object.entries(brands).flatMap(([brand, titles]) => titles.map((title) => ({ title, brand, category }))),
);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');

describe.each([
  ['the demo catalogue', indexOf(demo), DEMO],
  ['kitchen, books and toys', indexOf(other), KITCHEN_BOOKS_TOYS],
])('over %s', (_name, { index, titles }, searches) => {
  test('there are thirty searches', () => {
    expect(new Set(searches.map(({ text }) => text)).size).toBe(30);
  });

  test.each(searches)('$text', ({ text, first, others = [], order = [], never, corrected, some, none }) => {
    const result = index.search({ text, filter: {}, sort: 'BEST_MATCH', from: 0, to: 500, isCounted: false });
    const found = result.found.map(({ item }) => item);
    const [exact, rest] = [found.slice(0, result.exactCount), found.slice(result.exactCount)];
    // The first kind, and nothing else, has the text as it was typed.
    expect(exact.toSorted()).toEqual(titles.filter((title) => plain(title).includes(plain(text))).toSorted());
    expect(result.total).toBe(new Set(found).size);
    if (first) expect(found[0]).toMatch(first);
    for (const title of others) expect(rest).toContainEqual(expect.stringMatching(title));
    if (never) expect(found).not.toContainEqual(expect.stringMatching(never));
    for (const [place, earlier] of order.slice(0, -1).entries()) {
      const later = order[place + 1] as RegExp;
      const last = found.findLastIndex((title) => earlier.test(title));
      const next = found.findIndex((title) => later.test(title));
      expect(last).toBeGreaterThanOrEqual(0);
      if (next >= 0) expect(last).toBeLessThan(next);
    }
    expect(result.corrected).toBe(corrected ?? null);
    expect(result.hasSomeWords).toBe(some ?? false);
    expect(found.length === 0).toBe(none ?? false);
  });
});
