import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { list, record, text } from '../lib/json-readers.ts';

/** The words that a shop without its own file searches with. */
export const SHIPPED_WORDS = join(import.meta.dirname, '../../schema/search-words.json');

/** What the shop knows of words, as its file says it (docs/operations.md). */
export interface SearchWords {
  /** Other names of a thing, without the word itself. */
  otherNames: (word: string) => readonly string[];
  /** Says nothing of a product, such as 'the' and 'best'. */
  isLeftOut: (word: string) => boolean;
}

export const NO_WORDS: SearchWords = { otherNames: () => [], isLeftOut: () => false };

const MAX_TEXT = 1_000; // characters of a text that are searched
const MAX_WORD = 40; // a longer word takes MiniSearch deep into its tree
const MAX_WORDS = 60; // of a text
const ASCII = /^[\x20-\x7e]*$/;
const MARKS = /[\u0300-\u036f\u093c\u200c\u200d]/g; // accents, and the dot and the joiners of Hindi, which many leave out
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Small letters without accents, one space between words: what is compared. */
export function fold(long: string): string {
  const short = long.slice(0, MAX_TEXT);
  const plain = ASCII.test(short) ? short : short.normalize('NFKD').replaceAll(MARKS, '');
  return plain.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

export const wordsOf = (text: string): string[] =>
  (fold(text).match(WORD) ?? []).slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD));

/** The words, and what hyphens join as one word too: of 'T-Shirt' also 'tshirt'. */
export const indexedWords = (text: string): string[] =>
  fold(text)
    .split(' ')
    .flatMap((part) => {
      const words = wordsOf(part);
      return part.includes('-') && words.length > 1 ? [...words, words.join('').slice(0, MAX_WORD)] : words;
    })
    .slice(0, MAX_WORDS);

/** 'watches' -> 'watch'. Compared, never shown. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:s|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Throws an error that says what is wrong with the file, and where. */
export function readSearchWords(file: string): SearchWords {
  const raw = record(JSON.parse(readFileSync(file, 'utf8')));
  if (!raw) throw new Error('The file must have one object: { "same": [], "also": {}, "leaveOut": [] }.');
  const unknown = Object.keys(raw).find((key) => !['same', 'also', 'leaveOut'].includes(key));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not known: use "same", "also" and "leaveOut".`);
  const groups = (list(raw['same'] ?? []) ?? fail('same')).map((group, place) => wordsAt(group, `same[${place}]`));
  const also = Object.entries(record(raw['also'] ?? {}) ?? fail('also')).map(
    ([word, others]) => [key(word), wordsAt(others, `also["${word}"]`)] as const,
  );
  const leftOut = new Set(wordsAt(raw['leaveOut'] ?? [], 'leaveOut'));
  const same = new Map<string, string[]>();
  for (const group of groups) for (const word of group) same.set(word, [...(same.get(word) ?? []), ...group]);
  const more = new Map(also);
  return {
    isLeftOut: (word) => leftOut.has(key(word)),
    otherNames(word) {
      const own = key(word);
      const names = [own, ...(same.get(own) ?? [])];
      const all = names.flatMap((name) =>
        (more.get(name) ?? []).flatMap((other) => [other, ...(same.get(other) ?? [])]),
      );
      return [...new Set([...names, ...all])].filter((name) => name !== own);
    },
  };
}

/** Words are compared in the singular. */
const key = (word: string): string => singular(wordsOf(word).join(''));

function wordsAt(value: unknown, place: string): string[] {
  const words = list(value) ?? fail(place);
  return words.map((word, n) => {
    const own = typeof word === 'string' ? text(word) : undefined;
    if (own === undefined || wordsOf(own).length !== 1) throw new Error(`${place}[${n}] must be one word.`);
    return key(own);
  });
}

function fail(place: string): never {
  throw new Error(`"${place}" must be ${place === 'also' ? 'an object of lists of words' : 'a list'}.`);
}
