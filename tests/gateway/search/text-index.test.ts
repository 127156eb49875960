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
  ['watch', ['Watch SE (40 mm)', 'Watch Ultra, Blue', 'Beetle Band for Apple Watch']],
  ['apple watch', ['Watch SE (40 mm)', 'Watch Ultra, Blue', 'Beetle Band for Apple Watch']],
  ['watches by APPLE', ['Watch SE (40 mm)', 'Watch Ultra, Blue', 'Beetle Band for Apple Watch']],
  ['blue watch apple', ['Watch Ultra, Blue']],
  ['aple blue wacth', ['Watch Ultra, Blue']],
  ['pods', ['AirPods 4']],
  ['air pods', ['AirPods 4']],
  ['accessory', ['Beetle Band for Apple Watch']],
  ['watch 40', ['Watch SE (40 mm)']],
  ['xylophone', []],
  ['watch s', ['Watch SE (40 mm)', 'Beetle Band for Apple Watch', 'Watch Ultra, Blue']],
  ['oard', ['Maple Board']],
  ['oar', []], // as red is in wired
  ['t shirt', ['T-Shirt']],
  ['…', [undefined]],
])('%s finds %j', (text, expected) => {
  expect(found(SHOP, text).toSorted()).toEqual(expected.toSorted());
});

test('the best match comes first: the word alone, in the title', () => {
  expect(found(SHOP, 'stopwatch')).toEqual(['Stopwatch']);
  expect(found([texts('Watch for a long trail run'), texts('Watch')], 'watch')[0]).toBe('Watch');
  expect(found([texts('Red hat', 'Blue'), texts('Blue hat', 'Red')], 'blue')).toEqual(['Blue hat', 'Red hat']);
});

test.each([
  ['apple watch', null],
  ['Aple blue WACTH', 'apple blue watch'],
  ['aple', 'apple'], // also inside of `maple`, which fewer products have
  ['pods', null],
  ['aple xylophone', 'apple xylophone'], // some words
  ['xylophone', null],
])('%s: did you mean %j', (text, expected) => {
  const products = [...SHOP, ...SHOP.slice(0, 3), ...SHOP.slice(0, 3)];
  expect(corrected(products, text)).toBe(expected);
});

const some = (products: readonly Texts[], text: string): (string | null | undefined)[] => {
  expect(indexOf(products).find(text)?.hasSomeWords).toBe(true);
  return found(products, text);
};

test('where no product has all words, those with some are found: most words first, then the rarest', () => {
  const bags = [texts('Laptop 14'), texts('Laptop 15'), texts('Laptop 16'), texts('Canvas Bag'), texts('Blue Canvas')];
  expect(some(bags, 'laptop bag')[0]).toBe('Canvas Bag');
  expect(some(bags, 'laptop bag')).toHaveLength(4);
  expect(some(bags, 'leather laptop canvas bag')[0]).toBe('Canvas Bag');
  expect(some(bags, 'blue stopwatch laptop')[0]).toBe('Laptop 14'); // it says what is looked for
  expect(some(bags, 'blue stopwatch 14')[0]).toBe('Blue Canvas');
  expect(some(bags, 'lapotp bag')).toHaveLength(4);
});

test('a number is no rare word, and a short word is not looked for inside of others', () => {
  const lamps = [texts('Watch'), texts('Watch Blue'), texts('Lamp 41'), texts('Powered Lamp')];
  expect(some(lamps, 'watch 41')).toEqual(['Watch', 'Watch Blue', 'Lamp 41']);
  expect(some(lamps, 'red watch')).toEqual(['Watch', 'Watch Blue']);
  expect(some(lamps, 'owere xylophone')).toEqual(['Powered Lamp']);
  expect(some(lamps, 'watch z')).toEqual(['Watch', 'Watch Blue']);
});

test('of some words those that say what is looked for count most', () => {
  const things = [texts('MacBook Pro (M4 Max)'), texts('iPhone 16 Pro'), texts('iPhone 15')];
  expect(some(things, 'iphone 17 pro max')[0]).toBe('iPhone 16 Pro');
});

test('letters and a number in one are looked for apart where no product has them in one', () => {
  const things = [texts('iPhone 15 (128 GB)'), texts('iPhone 16 (256 GB)'), texts('Mouse M110'), texts('24-inch Lamp')];
  expect(found(things, 'iphone15')).toEqual(['iPhone 15 (128 GB)']);
  expect(found(things, '256gb iphone')).toEqual(['iPhone 16 (256 GB)']);
  expect(found(things, 'm110')).toEqual(['Mouse M110']);
  expect(found(things, 's24')).toEqual([]);
});

test('beside other words that are found, a neighbour is meant only if it is one edit away', () => {
  const things = [texts('Wireless Mouse'), texts('Unicorn Beetle'), texts('Laptop')];
  expect(some(things, 'wireless kettle')).toEqual(['Wireless Mouse']);
  expect(corrected(things, 'wireless kettle')).toBeNull();
  expect(some(things, 'lapotp wireless').toSorted()).toEqual(['Laptop', 'Wireless Mouse']);
  expect(corrected(things, 'lapotp wireless')).toBe('laptop wireless');
});

test('all words are better than some: with them there is no fallback, and one word alone has none', () => {
  const matches = (text: string) => indexOf(SHOP).find(text);
  expect(matches('blue watch apple')?.hasSomeWords).toBe(false);
  expect(matches('aple wacth')?.hasSomeWords).toBe(false);
  expect(matches('xylophone')?.hasSomeWords).toBe(false);
  expect(matches('xylophone zither')).toMatchObject({ hasSomeWords: false, slots: new Uint32Array(0) });
});

const word = fc.stringMatching(/^[abé1]{1,4}$/);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
const product = fc.record({ title: fc.option(text), brand: fc.option(word), category: fc.option(word) });

test('it finds whatever has the text in its title from the start of a word, and after any changes only what is there', () => {
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
        const titled = left.filter((slot) => ` ${second[slot]?.title ?? ''}`.includes(` ${part}`));
        expect(new Set(slots).size).toBe(slots.length);
        expect(left).toEqual(expect.arrayContaining(slots));
        if (matches) expect(slots).toEqual(expect.arrayContaining(titled));
        else expect(part.trim()).toBe('');
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['iphone', ['iPhone 16 Pro', 'Clear Case for iPhone 16']], // what it is for comes after the thing
  ['laptop', ['Slim 5 Laptop (16 GB)', 'Laptop Backpack', 'Sleeve for 14-inch Laptops']],
  ['laptop', ['Slim 5 Laptop', 'Chromebook Flex', 'MacBook Pro 14 (M4)', 'Laptop Backpack', 'Steel Laptop Stand']],
  ['watch', ['Sport Watch', 'Watch Strap']],
  ['purse', ['Coin Purse', 'Evening Clutch Purse, Rose', 'Purse Strap']], // a clutch is a purse, a strap is none
  ['shirt', ['Crew T-Shirt, Coral']],
  ['tshirt', ['Crew T-Shirt, Coral']],
  ['mobile', ['iPhone 16 Pro', 'Clear Case for iPhone 16']],
  ['red jacket', ['Red Trench Coat']],
  ['laptop bag', ['Laptop Backpack']],
  ['sarees', ['Silk Sari']],
  ['backpacks', ['Laptop Backpack']],
  ['mobile covers', ['Clear Case for iPhone 16']],
  ['best headphones', ['AirPods Max']],
  ['cheap phone', ['iPhone 16 Pro', 'Clear Case for iPhone 16']],
])('%s finds %j, in this order', (text, expected) => {
  const titles = [...expected, 'Core i5 Desktop', 'Flat Cap', 'Set of Three Trolleys', 'Lake Towel', 'Wired Keyboard'];
  expect(
    found(
      [...titles.toReversed()].map((title) => texts(title)),
      text,
    ),
  ).toEqual(expected);
});

test.each([
  ['जूते', ['Running Shoes']],
  ['joote', ['Running Shoes']],
  ['मोबाइल', ['iPhone 16 Pro']],
  ['मोबइल', ['iPhone 16 Pro']], // a typing error
  ['घड़ी'.normalize('NFC'), ['Watch SE (40 mm)']],
  ['घ\u095cी', ['Watch SE (40 mm)']], // the dot below as one letter with what it is below
  ['घडी', ['Watch SE (40 mm)']], // without the dot
  ['साड़ियाँ', ['Silk Sari']],
  ['लैपटॉप बैग', ['Laptop Backpack']],
  ['चश्मा', ['Round Sunglasses']],
  ['टी-शर्ट', ['Crew T-Shirt, Coral']],
  ['सिल्क की साड़ी', ['Silk Sari']],
  ['pink', []], // a Hindi word's meanings are no synonyms of each other
])('in Hindi, %s finds %j', (text, expected) => {
  const titles = ['Running Shoes', 'iPhone 16 Pro', 'Watch SE (40 mm)', 'Silk Sari', 'Laptop Backpack'];
  const products = [...titles, 'Round Sunglasses', 'Crew T-Shirt, Coral', 'Rose Gown'].map((title) => texts(title));
  expect(found(products, text)).toEqual(expected);
});

test('a title in Hindi is found by each of its spellings', () => {
  const products = [texts('नीली साड़ी'), texts('Silk Sari'), texts('Lake Towel')];
  expect(found(products, 'साडी').toSorted()).toEqual(['Silk Sari', 'नीली साड़ी'].toSorted());
});

test('two edits begin with the searched letter: a saree is no three, and a jaket is no lake', () => {
  const things = [texts('Set of Three Cups'), texts('Lake Towel')];
  expect(found(things, 'saree')).toEqual([]);
  expect(found(things, 'jaket')).toEqual([]);
  expect(found([...things, texts('Trench Coat')], 'jaket')).toEqual(['Trench Coat']);
  expect(corrected([...things, texts('Trench Coat')], 'jaket')).toBe('jacket'); // what was meant, not what is shown for it
  expect(found(things, 'laket')).toEqual(['Lake Towel']);
});

const SOUND = [
  texts('AirPods Max'),
  texts('AirPods 4'),
  texts('3.5 mm Headphone Adapter'),
  texts('Strap'),
  texts('Watch'),
];

test.each(['headphone', 'headphones', 'headphne', 'headphnes', 'hedphone', 'headfone', 'headfones'])(
  '%s finds what the right word finds',
  (text) => {
    expect(new Set(found(SOUND, text))).toEqual(new Set(['AirPods Max', 'AirPods 4', '3.5 mm Headphone Adapter']));
  },
);

test.each([
  ['headphnes', 'headphone'],
  ['headfones', 'headphones'],
])('%s is corrected to %s, although more products have another name of it', (text, expected) => {
  expect(corrected(SOUND, text)).toBe(expected);
});

test('a short word two edits away from a thing does not mean it: smrat is no strap', () => {
  expect(corrected(SOUND.slice(3), 'smrat watch')).toBeNull();
  expect(found([texts('Band'), texts('Watch')], 'smrat watch')).toEqual(['Watch']);
});
