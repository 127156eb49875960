import MiniSearch, { type SearchResult } from 'minisearch';
import { editDistance } from '../../schema/edit-distance.ts';
import type { IndexEntry } from './index-entry.ts';
import { fold, indexedWords, singular, wordsOf, type SearchWords } from './search-words.ts';

type Texts = Pick<IndexEntry<unknown>, 'title' | 'brand' | 'category'>;

/** How well products fit, by their slots. */
type Fits = Map<number, number>;

const MAX_WORDS = 6; // of a search: each costs time
const MIN_START = 3; // letters from which a word is looked for as a beginning
const MIN_FUZZY = 4; // shorter words, and those with digits, are too near to each other
const MIN_TWO_ERRORS = 8;
const [OTHER_NAME, INSIDE] = [0.5, 0.1]; // of a fit
const EACH_WORD = 1_000; // more than any fit, so that most words come first

/**
 * Finds products by words. MiniSearch finds the words that are meant, in beginnings, with typing errors and by other names; each word
 * leads to its products. An index of products would make an object for each product that a search finds: 30 ms for a category.
 */
export function createWordIndex(known: SearchWords) {
  const words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => [...new Set([word, singular(word)])],
    searchOptions: { weights: { fuzzy: 0.45, prefix: 0.6 } },
  });
  const products = new Map<string, Fits>(); // by word

  function addFits(fits: Fits, found: readonly SearchResult[]): Fits {
    for (const { id: word, score } of found)
      for (const [slot, weight] of products.get(String(word)) ?? [])
        fits.set(slot, Math.max(score * weight, fits.get(slot) ?? 0));
    return fits;
  }

  /** The word itself, its singular and plural, what begins with it, and other names of it. */
  const meant = (word: string): SearchResult[] =>
    words.search({
      queries: [
        { queries: [word], prefix: word.length >= MIN_START },
        { queries: [...known.otherNames(word)], boostTerm: () => OTHER_NAME },
      ],
    });

  /** Words that differ by a typing error: two neighbours swapped are one. The nearest first, and of several that of most products. */
  function near(word: string): SearchResult[] {
    if (word.length < MIN_FUZZY || /\d/.test(word)) return [];
    const swapped = Array.from(word.slice(1), (letter, n) => word.slice(0, n) + letter + word[n] + word.slice(n + 2));
    const queries = [{ queries: [word], fuzzy: word.length < MIN_TWO_ERRORS ? 1 : 2 }, ...swapped];
    const errors = ({ terms }: SearchResult): number => editDistance(word, terms[0] ?? '');
    const count = ({ id }: SearchResult): number => products.get(String(id))?.size ?? 0;
    return words
      .search({ queries, processTerm: (term) => term })
      .sort((a, b) => errors(a) - errors(b) || count(b) - count(a));
  }

  return {
    add(slot: number, texts: Texts): void {
      for (const [word, weight] of weightsOf(texts)) {
        const those = products.get(word) ?? new Map<number, number>();
        if (those.size === 0) words.add({ id: word });
        products.set(word, those.set(slot, weight));
      }
    },
    /** With the texts that were added. */
    remove(slot: number, texts: Texts): void {
      for (const word of weightsOf(texts).keys()) {
        const those = products.get(word);
        those?.delete(slot);
        if (those?.size !== 0) continue;
        products.delete(word);
        words.remove({ id: word });
      }
    },
    /**
     * How well the product in each of `slots` fits. `inside`: those whose letters have a word. `isFound`: titles have the text itself,
     * so it is taken at its word.
     */
    find(text: string, slots: number, inside: (word: string) => readonly number[], isFound: boolean) {
      const typed = [...new Set(wordsOf(text))];
      const telling = typed.filter((word) => !known.isLeftOut(word));
      const searched = (telling.length > 0 ? telling : typed).slice(0, MAX_WORDS);
      const each = new Map(searched.map((word) => [word, addFits(new Map(), meant(word))]));
      const direct = together([...each.values()], slots);
      if (direct.hasAll) return { ...direct, corrected: null };
      if (isFound) return { fits: new Float64Array(slots), hasSomeWords: false, corrected: null };

      const corrections = new Map<string, string | undefined>();
      for (const [word, fits] of each) {
        for (const name of [word, ...known.otherNames(word)].filter(({ length }) => length >= MIN_FUZZY))
          for (const slot of inside(name)) fits.set(slot, fits.get(slot) ?? INSIDE);
        if (fits.size > 0) continue;
        const found = near(word);
        addFits(fits, found);
        corrections.set(word, found[0]?.terms[0]);
      }
      const corrected = typed.map((word) => corrections.get(word) ?? word).join(' ');
      return { ...together([...each.values()], slots), corrected: corrected === typed.join(' ') ? null : corrected };
    },
  };
}

/** What a title is of ends before these: 'for iPhone 16' of a case, '(16 GB)' of a laptop. */
const NAME_ENDS = [' for ', ' with ', ' (', ', '];

export function nameOf(title: string | null): string {
  const folded = fold(title ?? '');
  const ends = NAME_ENDS.map((end) => folded.indexOf(end)).filter((at) => at > 0);
  return folded.slice(0, Math.min(...ends, folded.length));
}

/** A word counts more in the title, more in the name there, and most as the last one of it, which says what the product is. */
function weightsOf({ category, brand, title }: Texts): Map<string, number> {
  const name = indexedWords(nameOf(title));
  const fields = [
    indexedWords(category ?? ''),
    indexedWords(brand ?? ''),
    indexedWords(title ?? ''),
    name,
    name.slice(-1),
  ];
  return new Map(fields.flatMap((field, n) => field.map((word) => [word, n + 1] as const)));
}

/** What fits all words; if nothing does, what fits some. Most words come first, then the rarest. */
function together(each: readonly Fits[], slots: number) {
  const fits = new Float64Array(slots);
  for (const own of each) {
    const rarity = 1 / Math.log2(2 + own.size);
    for (const [slot, fit] of own) fits[slot] = (fits[slot] ?? 0) + EACH_WORD + fit * rarity;
  }
  const all = Math.max(each.length, 1) * EACH_WORD;
  const hasAll = fits.some((fit) => fit >= all);
  return {
    fits: hasAll ? fits.map((fit) => (fit < all ? 0 : fit)) : fits,
    hasAll,
    hasSomeWords: !hasAll && fits.some(Boolean),
  };
}
