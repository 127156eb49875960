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

/** Things that have no other name here, and what is made for them or for those above. In the singular. */
const OTHER_THINGS =
  'camera keyboard mouse watch cable charger dock film glass grip hub lens mount pouch protector holder skin stand stylus';

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

/** The stems of the English words that Hindi ones mean. */
const meant = new Set<string>();

for (const row of HINDI) {
  const [names = [], meanings = []] = sidesOf(row.normalize('NFKD'));
  for (const meaning of meanings) meant.add(stemOf(meaning));
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

/** By the stem of an English word that names a thing: the groups that have it. */
const groupsOf = new Map<string, string[]>(OTHER_THINGS.split(' ').map((word) => [stemOf(word), []]));

for (const group of GROUPS) {
  for (const word of sidesOf(group).flat()) add(groupsOf, word, [group]);
}

/** Whether an English word names a thing, also one that is made for other things. */
export const isThing = (word: string): boolean => groupsOf.has(stemOf(word));

/** Whether two words name the same thing: a clutch is a purse. */
export const isSameThing = (word: string, other: string): boolean => {
  const groups = groupsOf.get(stemOf(other));
  return (
    stemOf(word) === stemOf(other) || Boolean(groupsOf.get(stemOf(word))?.some((group) => groups?.includes(group)))
  );
};

/** Whether the lists have the word, in the singular or the plural: then it is no typing error, as black is none for block. */
export const isKnownWord = (word: string): boolean =>
  NAMES.withStem(stemOf(word)).length > 0 || meant.has(stemOf(word));
