import { HINDI } from './hindi.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { stemOf } from './words.ts';

/**
 * What people of this country call one thing, and after a colon what is such a thing. The shop's own list, in the singular; a word may be
 * in several groups.
 */
const GROUPS = [
  'mobile smartphone cellphone phone: iphone',
  'laptop notebook: macbook chromebook',
  'tablet: ipad',
  'headphone earphone headset: airpod earbud',
  'charger: adapter',
  'cover case: sleeve beetle',
  'strap band',
  'tv television: monitor',
  'saree sari',
  'jacket: coat blazer',
  'pants trouser: jeans',
  'tee tshirt',
  'frock gown: dress',
  'trainer sneaker: shoe',
  'slipper: sandal',
  'goggles sunglasses',
  'bag: purse handbag tote clutch backpack',
  'wallet: purse',
  'rucksack backpack',
  'suitcase luggage: trolley',
];

/** All words of the list: none is a typing error, and a misspelt one is found here. */
export const NAMES: Vocabulary = createVocabulary();

/** By the stem of a word: what stands for it always, and what does if no product has the word. */
const always = new Map<string, string[]>();
const instead = new Map<string, string[]>();

const add = (all: Map<string, string[]>, word: string, others: readonly string[]): void => {
  all.set(stemOf(word), [...(all.get(stemOf(word)) ?? []), ...others.filter((other) => other !== word)]);
};

/** The words before the colon, and those after it. */
const sidesOf = (row: string): string[][] => row.split(': ').map((words) => words.split(' '));

for (const group of GROUPS) {
  const [names = [], kinds = []] = sidesOf(group);
  for (const word of [...names, ...kinds]) {
    NAMES.add(word);
    add(names.includes(word) ? always : instead, word, [...names, ...kinds]);
  }
}

for (const row of HINDI) {
  const [names = [], meanings = []] = sidesOf(row.normalize('NFKD'));
  for (const name of names) {
    NAMES.add(name);
    add(always, name, [...names, ...meanings]);
  }
}

/** Other words for a thing and for its kinds. A kind stands for the whole group only where nothing else is found: `isFound`. */
export const synonymsOf = (word: string, isFound: boolean): readonly string[] => {
  const stem = stemOf(word);
  return [...(always.get(stem) ?? []), ...(isFound ? [] : (instead.get(stem) ?? []))];
};

/** Whether the list has the word, in the singular or the plural. */
export const isName = (word: string): boolean => NAMES.withStem(stemOf(word)).length > 0;
