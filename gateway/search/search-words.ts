import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { list, record } from '../lib/json-readers.ts';

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
  const { same = [], also = {}, leaveOut = [], ...others } = raw;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`"${unknown}" is not known: use "same", "also" and "leaveOut".`);
  const groups = listAt(same, 'same').map((group, n) => wordsAt(group, `same[${n}]`));
  const pairs = Object.entries(record(also) ?? fail('"also" must be an object of lists of words.'));
  const more = new Map(pairs.map(([word, names]) => [key(word), wordsAt(names, `also["${word}"]`)]));
  const leftOut = new Set(wordsAt(leaveOut, 'leaveOut'));
  const alike = (word: string): string[] => [word, ...groups.filter((group) => group.includes(word)).flat()];
  return {
    isLeftOut: (word) => leftOut.has(key(word)),
    otherNames(word) {
      const names = alike(key(word));
      const all = new Set([...names, ...names.flatMap((name) => more.get(name) ?? []).flatMap(alike)]);
      return [...all].filter((name) => name !== key(word));
    },
  };
}

/** Words are compared in the singular. */
const key = (word: string): string => singular(wordsOf(word).join(''));

const listAt = (value: unknown, place: string): unknown[] => list(value) ?? fail(`"${place}" must be a list.`);

const wordsAt = (value: unknown, place: string): string[] =>
  listAt(value, place).map((word, n) =>
    typeof word === 'string' && wordsOf(word).length === 1 ? key(word) : fail(`${place}[${n}] must be one word.`),
  );

function fail(problem: string): never {
  throw new Error(problem);
}
