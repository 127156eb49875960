import MiniSearch, { type SearchResult } from 'minisearch';
import { editDistance } from '../../schema/edit-distance.ts';
import { indexedWords, singular, wordsOf, type SearchWords } from './search-words.ts';

/** What is searched of a product. */
export interface Texts {
  id: string;
  title: string | null;
  brand: string | null;
  category: string | null;
}

/** How well products fit, by their ids: the higher, the better. */
type Scores = Map<string, number>;

export interface Finds {
  scores: Scores;
  corrected: string | null; // the text without its typing errors; null: it has none
  hasSomeWords: boolean; // no product has all words of the text: these have some
}

const FIELDS = [
  ['category', 1],
  ['brand', 2],
  ['title', 3], // counts most, so it comes last
] as const;
const MAX_WORDS = 6; // of a search: each costs time
const MIN_START = 3; // letters from which a word is looked for as a beginning
const MIN_FUZZY = 4; // shorter words, and those with digits, are too near to each other
const MIN_TWO_ERRORS = 8;
const [OTHER_NAME, INSIDE] = [0.5, 0.1]; // of a score
const EACH_WORD = 1_000; // where some words will do, most words come first

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
  const products = new Map<string, Scores>(); // by word

  function scoresOf(found: readonly SearchResult[]): Scores {
    const scores: Scores = new Map();
    for (const { id: word, score } of found) {
      for (const [id, weight] of products.get(String(word)) ?? [])
        scores.set(id, Math.max(score * weight, scores.get(id) ?? 0));
    }
    return scores;
  }

  /** Products with the word itself, its singular and plural, what begins with it, and other names of it. */
  const direct = (word: string): Scores =>
    scoresOf(
      words.search({
        queries: [
          { queries: [word], prefix: word.length >= MIN_START },
          { queries: [...known.otherNames(word)], boostTerm: () => OTHER_NAME },
        ],
      }),
    );

  /** Words that differ by a typing error: two neighbours swapped are one. The nearest first, and of several that of most products. */
  function near(word: string): SearchResult[] {
    const most = word.length < MIN_FUZZY || /\d/.test(word) ? 0 : word.length < MIN_TWO_ERRORS ? 1 : 2;
    if (most === 0) return [];
    const errors = ({ terms }: SearchResult): number => editDistance(word, terms[0] ?? '');
    const count = ({ id }: SearchResult): number => products.get(String(id))?.size ?? 0;
    return words
      .search(word, { fuzzy: 2, processTerm: (term) => term, filter: (result) => errors(result) <= most })
      .sort((a, b) => errors(a) - errors(b) || count(b) - count(a));
  }

  return {
    add(product: Texts): void {
      for (const [field, weight] of FIELDS) {
        for (const word of indexedWords(product[field] ?? '')) {
          if (!products.has(word)) words.add({ id: word });
          products.set(word, (products.get(word) ?? new Map<string, number>()).set(product.id, weight));
        }
      }
    },
    /** With the texts that were added. */
    remove(product: Texts): void {
      for (const word of FIELDS.flatMap(([field]) => indexedWords(product[field] ?? ''))) {
        const those = products.get(word);
        if (!those?.delete(product.id) || those.size > 0) continue;
        products.delete(word);
        words.remove({ id: word });
      }
    },
    /** `inside`: products whose letters have a word. `isFound`: titles have the text itself, so it is taken at its word. */
    find(text: string, inside: (word: string) => readonly Texts[], isFound: boolean): Finds {
      const typed = [...new Set(wordsOf(text))];
      const telling = typed.filter((word) => !known.isLeftOut(word));
      const searched = (telling.length > 0 ? telling : typed).slice(0, MAX_WORDS);
      const found = new Map(searched.map((word) => [word, direct(word)]));
      const all = withAll([...found.values()]);
      if (all.size > 0 || isFound) return { scores: all, corrected: null, hasSomeWords: false };

      const meant = new Map<string, string | undefined>();
      for (const [word, scores] of found) {
        for (const name of [word, ...known.otherNames(word)].filter(({ length }) => length >= MIN_FUZZY))
          for (const { id } of inside(name)) if (!scores.has(id)) scores.set(id, INSIDE);
        if (scores.size > 0) continue;
        const corrections = near(word);
        found.set(word, scoresOf(corrections));
        meant.set(word, corrections[0]?.terms[0]);
      }
      const each = [...found.values()];
      const both = withAll(each);
      const hasSomeWords = both.size === 0 && each.some(({ size }) => size > 0);
      const scores = hasSomeWords ? withSome(each) : both;
      const corrected = typed.map((word) => meant.get(word) ?? word).join(' ');
      return { scores, hasSomeWords, corrected: corrected === typed.join(' ') ? null : corrected };
    },
  };
}

function withAll(each: readonly Scores[]): Scores {
  const [fewest = new Map<string, number>()] = each.toSorted((a, b) => a.size - b.size);
  const all: Scores = new Map();
  for (const id of fewest.keys()) {
    const sum = each.reduce((total, scores) => total + (scores.get(id) ?? NaN), 0);
    if (sum > 0) all.set(id, sum);
  }
  return all;
}

/** Most words first, then the rarest. */
function withSome(each: readonly Scores[]): Scores {
  const some: Scores = new Map();
  for (const scores of each) {
    for (const [id, score] of scores)
      some.set(id, (some.get(id) ?? 0) + EACH_WORD + score / Math.log2(2 + scores.size));
  }
  return some;
}
