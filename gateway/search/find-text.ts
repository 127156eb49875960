import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { editDistance } from '../../schema/edit-distance.ts';
import { fold, indexedWords, singular, wordsOf, type SearchWords } from './search-words.ts';

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
  /** `isFound`: products have the typed text in their title, so it is taken at its word. `inside`: products whose letters have a word. */
  find: (text: string, inside: (word: string) => Iterable<Texts>, isFound: boolean) => OtherFinds;
}

const MAX_WORDS = 6; // of a search: each costs time
const MIN_START = 3; // letters from which a word is looked for as a beginning
const MIN_FUZZY = 4; // shorter words, and those with digits, are too near to each other
const MIN_TWO_ERRORS = 8;
const OTHER_NAME = 0.5; // of a score
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

  /** Whether a product is wanted that has a word of the index. */
  type IsWanted = (id: string, term: string) => boolean;

  /** What a query finds in brands and categories, and another, or the same, in titles. */
  function hits(query: Query, how: SearchOptions, isWanted: IsWanted, ofTitles = query): Scores {
    const scores: Scores = new Map();
    for (const { id: name, terms } of names.search(query, how)) {
      for (const [id, score] of byName.get(String(name)) ?? [])
        if (isWanted(id, terms[0] ?? '')) scores.set(id, Math.max(score, scores.get(id) ?? 0));
    }
    const boostDocument = (id: unknown, term: string): number => Number(isWanted(String(id), term));
    for (const { id, score } of titles.search(ofTitles, { ...how, boostDocument })) {
      if (score > (scores.get(String(id)) ?? 0)) scores.set(String(id), score);
    }
    return scores;
  }

  /**
   * The word itself, its singular and plural, what begins with it, and other names of it. `isAlone`: the text is this word, and titles that
   * have it are found already.
   */
  function direct(word: string, isAlone: boolean, among?: Scores): Scores {
    const one = singular(word);
    const others = words.otherNames(word);
    const own = { queries: [word], prefix: !isAlone && word.length >= MIN_START };
    const boostTerm = (term: string): number => (term === word || term === one ? 1 : OTHER_NAME);
    const ofTitles = isAlone ? [...others, ...(one === word ? [] : [one])] : [own, ...others];
    const isWanted = (id: string): boolean => !among || among.has(id);
    return hits(anyOf([own, ...others]), { boostTerm }, isWanted, anyOf(ofTitles));
  }

  /** Words that differ by a typing error: two neighbours swapped are one. `meant`: the nearest, and of several that of most products. */
  function fuzzy(word: string): { scores: Scores; meant: string | undefined } {
    const most = word.length < MIN_FUZZY || /\d/.test(word) ? 0 : word.length < MIN_TWO_ERRORS ? 1 : 2;
    if (most === 0) return { scores: new Map(), meant: undefined };
    const near = new Map<string, { errors: number; products: number }>();
    const isNear: IsWanted = (_id, term) => {
      const known = near.get(term) ?? { errors: editDistance(word, term), products: 0 };
      near.set(term, known);
      known.products += 1;
      return known.errors <= most;
    };
    const scores = hits(word, { fuzzy: 2, processTerm: (term) => term }, isNear);
    const [best] = [...near]
      .filter(([, { errors }]) => errors <= most)
      .sort(([, a], [, b]) => a.errors - b.errors || b.products - a.products);
    return { scores, meant: best?.[0] };
  }

  /** Products that have all words. */
  function withAll(searched: readonly string[], scoresOf: (word: string, among: Scores | undefined) => Scores): Scores {
    let all: Scores | undefined;
    for (const word of searched) {
      const scores = scoresOf(word, all);
      if (all) for (const [id, score] of scores) scores.set(id, score + (all.get(id) ?? 0));
      all = scores;
      if (all.size === 0) break;
    }
    return all ?? new Map<string, number>();
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
    find(text, inside, isFound) {
      const typed = [...new Set(wordsOf(text))];
      const telling = typed.filter((word) => !words.isLeftOut(word));
      const searched = (telling.length > 0 ? telling : typed).slice(0, MAX_WORDS);
      const isAlone = fold(text) === searched[0];
      const [first] = searched;
      const ofFirst = first === undefined ? new Map<string, number>() : direct(first, isAlone);
      const all = withAll(searched, (word, among) => (among ? direct(word, isAlone, among) : new Map(ofFirst)));
      if (all.size > 0 || isFound || searched.length === 0)
        return { scores: all, corrected: null, hasSomeWords: false };

      /** As words, inside of words and, where there is none of these, with typing errors. */
      const near = new Map(
        searched.map((word) => {
          const scores = word === first ? ofFirst : direct(word, isAlone);
          for (const name of [word, ...words.otherNames(word)].filter(({ length }) => length >= MIN_FUZZY))
            for (const { id } of inside(name)) if (!scores.has(id)) scores.set(id, INSIDE);
          return [word, scores.size > 0 ? { scores, meant: undefined } : fuzzy(word)] as const;
        }),
      );
      const scoresOf = (word: string): Scores => near.get(word)?.scores ?? new Map<string, number>();
      const both = withAll(searched, (word, among) =>
        among ? new Map([...scoresOf(word)].filter(([id]) => among.has(id))) : new Map(scoresOf(word)),
      );
      const hasSomeWords = both.size === 0 && searched.length > 1;
      const scores = hasSomeWords ? withSome(searched, scoresOf) : both;
      const corrected = typed.map((word) => near.get(word)?.meant ?? word).join(' ');
      return {
        scores,
        corrected: scores.size > 0 && corrected !== typed.join(' ') ? corrected : null,
        hasSomeWords: hasSomeWords && scores.size > 0,
      };
    },
  };
}

const anyOf = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

/** Most words first, then the rarest. */
function withSome(searched: readonly string[], scoresOf: (word: string) => Scores): Scores {
  const some: Scores = new Map();
  for (const word of searched) {
    const weight = /^\d+$/.test(word) ? NUMBER : 1;
    for (const [id, score] of scoresOf(word)) some.set(id, (some.get(id) ?? 0) + weight * (EACH_WORD + score));
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
