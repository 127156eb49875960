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

export interface OtherFinds {
  scores: Scores;
  corrected: string | null; // the text without its typing errors; null: it has none
  hasSomeWords: boolean; // no product has all words of the text: these have some
}

/** Finds products by words: typing errors, other names, brand and category. MiniSearch does the work. */
export interface WordIndex {
  add: (product: Texts) => void;
  remove: (product: Texts) => void; // with the texts that were added
  /** `isFound`: products have the typed text in their title, so it is taken at its word. */
  find: (text: string, products: Iterable<Texts & { letters: string }>, isFound: boolean) => OtherFinds;
}

const MAX_WORDS = 6; // of a search: each costs time
const MIN_START = 3; // letters from which a word is looked for as a beginning
const MIN_FUZZY = 4; // shorter words, and those with digits, are too near to each other
const MIN_TWO_ERRORS = 8;
const OTHER_NAME = 0.5; // of a hit's score
const NUMBER = 0.3; // that it is rare says little
const [BRAND, CATEGORY, INSIDE] = [2, 1, 0.5];
const EACH_WORD = 1_000; // where some words will do, most words come first

export function createWordIndex(words: SearchWords): WordIndex {
  const options = {
    tokenize: indexedWords,
    processTerm: (word: string) => (singular(word) === word ? word : [word, singular(word)]),
    searchOptions: { tokenize: wordsOf, weights: { fuzzy: 0.45, prefix: 0.6 } },
  };
  const titles = new MiniSearch<Texts>({ fields: ['title'], ...options });
  const names = new MiniSearch<{ id: string }>({ fields: ['id'], ...options }); // of brands and categories
  const byName = new Map<string, Map<string, number>>(); // the products of a brand or category

  function addName(name: string | null, id: string, score: number): void {
    if (name === null) return;
    if (!byName.has(name)) names.add({ id: name });
    byName.set(name, (byName.get(name) ?? new Map<string, number>()).set(id, score));
  }

  function removeName(name: string | null, id: string): void {
    const products = byName.get(name ?? '');
    if (name === null || !products?.delete(id) || products.size > 0) return;
    byName.delete(name);
    names.remove({ id: name });
  }

  type Query = Parameters<typeof titles.search>[0];
  type How = Parameters<typeof titles.search>[1];

  /** Adds what a query finds in titles, brands and categories. */
  function addHits(scores: Scores, query: Query, how: How, isHit: (found: SearchResult) => boolean = () => true): void {
    const add = (id: string, score: number): void => {
      if (score > (scores.get(id) ?? 0)) scores.set(id, score);
    };
    for (const found of names.search(query, how)) {
      if (isHit(found)) for (const [id, score] of byName.get(String(found.id)) ?? []) add(id, score);
    }
    for (const found of titles.search(query, how)) if (isHit(found)) add(String(found.id), found.score);
  }

  /** The word itself, its singular and plural, what begins with it, and other names of it. */
  function direct(word: string, hasMore: boolean): Scores {
    const scores: Scores = new Map();
    const others = words.otherNames(word);
    addHits(
      scores,
      { combineWith: 'OR', queries: [{ queries: [word], prefix: hasMore && word.length >= MIN_START }, ...others] },
      { boostTerm: (term) => (term === word || term === singular(word) ? 1 : OTHER_NAME) },
    );
    return scores;
  }

  /** Words that differ by a typing error: two neighbours swapped are one. */
  function fuzzy(word: string): { scores: Scores; meant: string | undefined } {
    const scores: Scores = new Map();
    const most = word.length < MIN_FUZZY || /\d/.test(word) ? 0 : word.length < MIN_TWO_ERRORS ? 1 : 2;
    if (most === 0) return { scores, meant: undefined };
    const near = new Map<string, { errors: number; products: number }>();
    const isNear = ({ terms }: SearchResult): boolean =>
      terms.filter((term) => {
        const known = near.get(term) ?? { errors: editDistance(word, term), products: 0 };
        near.set(term, known);
        known.products += 1;
        return known.errors <= most;
      }).length > 0;
    addHits(scores, word, { fuzzy: 2, processTerm: (term) => term }, isNear);
    const [best] = [...near]
      .filter(([, { errors }]) => errors <= most)
      .sort(([, a], [, b]) => a.errors - b.errors || b.products - a.products);
    return { scores, meant: best?.[0] };
  }

  return {
    add(product) {
      titles.add(product);
      addName(product.brand, product.id, BRAND);
      addName(product.category, product.id, CATEGORY);
    },
    remove(product) {
      titles.remove(product);
      removeName(product.brand, product.id);
      removeName(product.category, product.id);
    },
    find(text, products, isFound) {
      const typed = [...new Set(wordsOf(text))];
      const telling = typed.filter((word) => !words.isLeftOut(word));
      const searched = (telling.length > 0 ? telling : typed).slice(0, MAX_WORDS);
      const found = searched.map((word) => direct(word, searched.length > 1));
      const all = withAll(found);
      if (all.size > 0 || isFound || searched.length === 0)
        return { scores: all, corrected: null, hasSomeWords: false };

      const meant = new Map<string, string>();
      const near = searched.map((word, place) => {
        const own = found[place] ?? new Map<string, number>();
        const scores = inside([word, ...words.otherNames(word)], products);
        if (own.size === 0 && scores.size === 0) {
          const errors = fuzzy(word);
          if (errors.meant !== undefined) meant.set(word, errors.meant);
          return errors.scores;
        }
        for (const [id, score] of own) scores.set(id, score);
        return scores;
      });
      const scores = withAll(near);
      const hasSomeWords = scores.size === 0 && searched.length > 1;
      const some = hasSomeWords ? withSome(near, searched) : scores;
      const corrected = typed.map((word) => meant.get(word) ?? word).join(' ');
      return {
        scores: some,
        corrected: meant.size > 0 && some.size > 0 ? corrected : null,
        hasSomeWords: hasSomeWords && some.size > 0,
      };
    },
  };
}

/** Titles that have one of the words inside of others, also over spaces and hyphens: an 'iphone15' is an iPhone 15. */
function inside(words: readonly string[], products: Iterable<{ id: string; letters: string }>): Scores {
  const scores: Scores = new Map();
  const long = words.filter((word) => word.length >= MIN_FUZZY);
  if (long.length === 0) return scores;
  for (const { id, letters } of products) {
    if (long.some((word) => letters.includes(word))) scores.set(id, INSIDE);
  }
  return scores;
}

function withAll(words: readonly Scores[]): Scores {
  const [least, ...others] = words.toSorted((a, b) => a.size - b.size);
  const all: Scores = new Map();
  for (const [id, score] of least ?? []) {
    if (others.every((other) => other.has(id)))
      all.set(id, score + others.reduce((sum, other) => sum + (other.get(id) ?? 0), 0));
  }
  return all;
}

function withSome(found: readonly Scores[], words: readonly string[]): Scores {
  const some: Scores = new Map();
  for (const [place, scores] of found.entries()) {
    const weight = /^\d+$/.test(words[place] ?? '') ? NUMBER : 1;
    for (const [id, score] of scores) some.set(id, (some.get(id) ?? 0) + weight * (EACH_WORD + score));
  }
  return some;
}

/** The letters and digits of a title, without what stands between them. */
export const lettersOf = (folded: string): string => wordsOf(folded).join('');

/** What a title is of ends before these: 'for iPhone 16' of a case, '(16 GB)' of a laptop. */
const NAME_ENDS = [' for ', ' with ', ' (', ', '];

export function nameEndOf(folded: string): number {
  const ends = NAME_ENDS.map((end) => folded.indexOf(end)).filter((at) => at > 0);
  return Math.min(folded.length, ...ends);
}

/**
 * How well a title fits that contains the text; 0: it does not. A word counts more than a part of one, the name more than what it is
 * for, and the last word of the name most, since that says what the product is. Of equal ones, a short title is better.
 */
export function titleScore({ folded, nameEnd }: { folded: string; nameEnd: number }, text: string): number {
  let best = 0;
  for (let at = folded.indexOf(text); at >= 0 && best < 3; at = folded.indexOf(text, at + 1)) {
    const starts = !isInWord(folded, at - 1);
    const plural = folded[at + text.length] === 's' ? 1 : 0;
    const end = isInWord(folded, at + text.length + plural) ? at : at + text.length + plural;
    const score = 1 + Number(starts) * (1 + Number(end > at) + Number(at < nameEnd) + Number(end === nameEnd));
    best = Math.max(best, score);
  }
  return best === 0 ? 0 : best + 1 / (2 + folded.length);
}

/** Whether there is a letter or digit. Folded text has no capitals. */
function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 0xc0 && (code < 0x2000 || code > 0x206f))
  );
}
