import MiniSearch, { type SearchResult } from 'minisearch';
import { editDistance } from '../../schema/edit-distance.ts';
import { fold, indexedWords, singular, wordsOf, type SearchWords } from './search-words.ts';

/** What is searched of a product. */
export interface Texts {
  place: number; // among all products; it may move
  title: string | null;
  brand: string | null;
  category: string | null;
}

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
export function createWordIndex<Product extends Texts>(known: SearchWords) {
  const words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => [...new Set([word, singular(word)])],
    searchOptions: { weights: { fuzzy: 0.45, prefix: 0.6 } },
  });
  const products = new Map<string, Map<Product, number>>(); // by word

  function addFits(fits: Float64Array, found: readonly SearchResult[]): Float64Array {
    for (const { id: word, score } of found)
      for (const [{ place }, weight] of products.get(String(word)) ?? [])
        fits[place] = Math.max(score * weight, fits[place] ?? 0);
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
    add(product: Product): void {
      for (const [word, weight] of weightsOf(product)) {
        if (!products.has(word)) words.add({ id: word });
        products.set(word, (products.get(word) ?? new Map<Product, number>()).set(product, weight));
      }
    },
    /** With the texts that were added. */
    remove(product: Product): void {
      for (const word of weightsOf(product).keys()) {
        const those = products.get(word);
        those?.delete(product);
        if (those?.size !== 0) continue;
        products.delete(word);
        words.remove({ id: word });
      }
    },
    /**
     * How well each of `count` products fits, by their places. `inside`: those whose letters have a word. `isFound`: titles have the text
     * itself, so it is taken at its word.
     */
    find(text: string, count: number, inside: (word: string) => readonly number[], isFound: boolean) {
      const typed = [...new Set(wordsOf(text))];
      const telling = typed.filter((word) => !known.isLeftOut(word));
      const searched = (telling.length > 0 ? telling : typed).slice(0, MAX_WORDS);
      const each = searched.map((word) => addFits(new Float64Array(count), meant(word)));
      const { hasAll, fits: direct } = together(each, count);
      if (hasAll || isFound)
        return { fits: hasAll ? direct : new Float64Array(count), corrected: null, hasSomeWords: false };

      const corrections = new Map<string, string | undefined>();
      for (const [n, word] of searched.entries()) {
        const fits = each[n] ?? direct;
        for (const name of [word, ...known.otherNames(word)].filter(({ length }) => length >= MIN_FUZZY))
          for (const place of inside(name)) fits[place] ||= INSIDE;
        if (fits.some(Boolean)) continue;
        const found = near(word);
        addFits(fits, found);
        corrections.set(word, found[0]?.terms[0]);
      }
      const { fits, hasSomeWords } = together(each, count);
      const corrected = typed.map((word) => corrections.get(word) ?? word).join(' ');
      return { fits, hasSomeWords, corrected: corrected === typed.join(' ') ? null : corrected };
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
function together(each: readonly Float64Array[], count: number) {
  const fits = new Float64Array(count);
  let best = 0;
  for (const own of each) {
    let found = 0;
    for (let place = 0; place < count; place += 1) if ((own[place] ?? 0) > 0) found += 1;
    const rarity = 1 / Math.log2(2 + found);
    for (let place = 0; found > 0 && place < count; place += 1) {
      const fit = own[place] ?? 0;
      if (fit > 0) best = Math.max(best, (fits[place] = (fits[place] ?? 0) + EACH_WORD + fit * rarity));
    }
  }
  const all = each.length * EACH_WORD;
  const hasAll = best > 0 && best >= all;
  for (let place = 0; hasAll && place < count; place += 1) if ((fits[place] ?? 0) < all) fits[place] = 0;
  return { fits, hasAll, hasSomeWords: best > 0 && !hasAll };
}
