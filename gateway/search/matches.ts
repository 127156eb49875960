import { isKnownWord, NAMES, synonymsOf } from './synonyms.ts';
import { stemOf } from './words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of the vocabulary that a searched word stands for. */
export interface Match {
  id: number;
  score: number; // up to 10
  meant?: string; // the word that this is another name or form of; absent: it is the word itself
}

const EXACT = 10;
const SAME_STEM = 9;
const PREFIX = 8; // of a word that is hardly longer
const SYNONYM = 7;
const INSIDE = 2;
const SHORT = /^[a-z\d]{1,3}$/; // Latin: in other scripts, three letters can be a long word
const ONE_EDIT = 6;
const TWO_EDITS = 4;

/**
 * The word itself, longer ones that begin with it, its singular and plural, and other names of it. Only where there are none: the words
 * that have it inside, as `iphone` has `phone`. A short word is inside of too many, as `red` is in `wired`.
 */
export function directMatches(vocabulary: Vocabulary, word: string): Match[] {
  const found = new Map<number, number>();
  const inside: Match[] = [];
  vocabulary.containing(word, (id, starts) => {
    const { length } = vocabulary.wordOf(id);
    if (starts) found.set(id, length === word.length ? EXACT : INSIDE + 1 + closeness(word, length));
    else inside.push({ id, score: INSIDE });
  });
  for (const id of vocabulary.withStem(stemOf(word))) {
    if (found.get(id) !== EXACT) found.set(id, SAME_STEM);
  }
  const own = Array.from(found, ([id, score]) => ({ id, score }));
  const direct = [...own, ...synonymMatches(vocabulary, word, own.length > 0)];
  return direct.length > 0 || SHORT.test(word) ? direct : inside;
}

const synonymMatches = (vocabulary: Vocabulary, word: string, isFound: boolean): Match[] =>
  synonymsOf(word, isFound).flatMap((other) =>
    vocabulary.withStem(stemOf(other)).map((id) => ({ id, score: SYNONYM })),
  );

const closeness = (word: string, length: number): number => (PREFIX - INSIDE - 1) * (word.length / length);

/** Whether a word of the vocabulary is the searched one, or begins with it. */
export const isWholeOrStart = ({ score }: Match): boolean => score > INSIDE;

/** Whether it is the searched word itself, or its singular or plural. */
export const isWholeWord = ({ score }: Match): boolean => score >= SAME_STEM;

/** Whether a neighbour is one edit away. Two edits lead from a kettle to a beetle: alone they prove nothing. */
export const isOneEdit = ({ score }: Match): boolean => score === ONE_EDIT;

/** Shorter words, and model numbers, are so near to each other that a neighbour is hardly ever meant. */
const MIN_LETTERS = 4;
const LETTERS_FOR_TWO = 5;
const LETTERS_FOR_NAME = 8; // that is two edits away, and in no product
const MAX_LETTERS = 24; // a longer word is no typing error, and costs time

/** Words that are as few edits away as possible. Two, of a long word, begin with its letter: few mistake the first one. Two neighbours swapped are one edit. */
export function fuzzyMatches(vocabulary: Vocabulary, word: string): Match[] {
  if (word.length < MIN_LETTERS || word.length > MAX_LETTERS || /\d/.test(word) || isKnownWord(word)) return [];
  const most = word.length < LETTERS_FOR_TWO ? 1 : 2;
  let least = most;
  let matches: Match[] = [];
  for (const [near, id, letters] of vocabulary.near(word, 2)) {
    const edits = letters === 2 && isSwapped(word, near) ? 1 : letters;
    if (edits > least || edits === 0 || near.length < MIN_LETTERS - 1) continue;
    if (edits === 2 && near[0] !== word[0]) continue;
    if (edits < least) matches = [];
    least = edits;
    matches.push({ id, score: edits === 1 ? ONE_EDIT : TWO_EDITS });
  }
  if (vocabulary === NAMES) return matches;
  if (matches.length > 0) return withOtherNames(vocabulary, matches);
  const sound = word.replaceAll('f', 'ph'); // a headfone is a headphone
  if (sound !== word) matches = meaning(directMatches(vocabulary, sound), sound, ONE_EDIT);
  if (matches.length > 0) return matches;
  // A jaket is a jacket, and that is a coat. Two edits of a short word lead to a thing that nobody meant.
  return fuzzyMatches(NAMES, word)
    .filter((match) => isOneEdit(match) || word.length >= LETTERS_FOR_NAME)
    .flatMap(({ id, score }) => meaning(synonymMatches(vocabulary, NAMES.wordOf(id), false), NAMES.wordOf(id), score));
}

const meaning = (matches: readonly Match[], meant: string, score: number): Match[] =>
  matches.map(({ id }) => ({ id, score, meant }));

/** What the near words themselves would find: their plurals and, below them, their other names. */
function withOtherNames(vocabulary: Vocabulary, matches: readonly Match[]): Match[] {
  const all = new Map(matches.map((match) => [match.id, match]));
  for (const { id: near, score } of matches) {
    const meant = vocabulary.wordOf(near);
    const forms = vocabulary.withStem(stemOf(meant)).map((id) => ({ id, score, meant }));
    const names = meaning(synonymMatches(vocabulary, meant, true), meant, score - 1);
    for (const match of [...forms, ...names]) if (!all.has(match.id)) all.set(match.id, match);
  }
  return [...all.values()];
}

/** True for 'wacth' and 'watch': two neighbouring letters have changed places. */
function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  let at = 0;
  while (word[at] === other[at]) at += 1;
  return word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2);
}
