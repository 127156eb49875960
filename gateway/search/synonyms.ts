import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { stemOf } from './words.ts';

/** What people of this country call one thing, or look for by it. The shop's own list, in the singular; a word may be in several groups. */
const GROUPS = [
  'mobile smartphone cellphone phone iphone',
  'laptop notebook macbook chromebook',
  'tablet ipad',
  'earphone earbud headphone airpod',
  'charger adapter',
  'cover case',
  'strap band',
  'tv television monitor',
  'saree sari',
  'jacket coat blazer',
  'pants trouser jeans',
  'tee tshirt',
  'frock dress gown',
  'trainer sneaker shoe',
  'slipper sandal',
  'goggles sunglasses',
  'bag purse handbag tote clutch',
  'bag rucksack backpack',
  'suitcase trolley luggage',
];

/** All words of the list, to find a misspelt one. */
export const NAMES: Vocabulary = createVocabulary();

const others = new Map<string, string[]>();
for (const group of GROUPS) {
  const words = group.split(' ');
  for (const word of words) {
    NAMES.add(word);
    const known = others.get(stemOf(word)) ?? [];
    others.set(stemOf(word), [...known, ...words.filter((other) => other !== word)]);
  }
}

/** Other words for the same thing. */
export const synonymsOf = (word: string): readonly string[] => others.get(stemOf(word)) ?? [];
