import { expect, test } from 'vitest';
import { differenceOf, firstWords } from '../../../web/src/shared/difference/difference.ts';

const MOST = { edits: 3, letters: 80 };
const hunksOf = (before: string, after: string) => differenceOf(before, after, MOST).hunks;

test('of two long texts only the words that differ are told, with two around them', () => {
  const words = (middle: string) => `One two three four five six ${middle} seven eight nine ten eleven.`;
  expect(differenceOf(words('old brass'), words('new steel'), MOST)).toEqual({
    hunks: [['… five six', { removed: 'old brass', added: 'new steel' }, 'seven eight …']],
    rest: 0,
  });
  expect(hunksOf('Made of brass.', 'Made of polished brass.')).toEqual([
    ['Made of', { removed: '', added: 'polished' }, 'brass.'],
  ]);
  expect(hunksOf('Made of polished brass.', 'Made of brass.')).toEqual([
    ['Made of', { removed: 'polished', added: '' }, 'brass.'],
  ]);
});

const TWENTY = Array.from({ length: 20 }, (_, at) => `w${at}`);
/** The twenty words, with some of them replaced. */
const text = (replaced: Record<number, string> = {}) => TWENTY.map((word, at) => replaced[at] ?? word).join(' ');

test('edits that are far from each other are told apart, and no unchanged word counts as changed', () => {
  expect(hunksOf(text(), text({ 2: 'two', 12: 'twelve' }))).toEqual([
    ['w0 w1', { removed: 'w2', added: 'two' }, 'w3 w4 …'],
    ['… w10 w11', { removed: 'w12', added: 'twelve' }, 'w13 w14 …'],
  ]);
});

test('edits that stand close together have what is between them once', () => {
  expect(hunksOf(text(), text({ 9: 'nine', 12: '' }))).toEqual([
    ['… w7 w8', { removed: 'w9', added: 'nine' }, 'w10 w11', { removed: 'w12', added: '' }, 'w13 w14 …'],
  ]);
});

test('of many edits the first are told, and the others counted', () => {
  const edits = { 0: 'a', 3: 'b', 10: 'c', 12: 'd', 19: 'e' };
  expect(differenceOf(text(), text(edits), MOST)).toEqual({
    hunks: [
      [{ removed: 'w0', added: 'a' }, 'w1 w2', { removed: 'w3', added: 'b' }, 'w4 w5 …'],
      ['… w8 w9', { removed: 'w10', added: 'c' }, 'w11 …'],
    ],
    rest: 2,
  });
});

test('a text that was written anew is one edit, whatever little words both have', () => {
  const [before, after] = ['A lamp of brass made by hand in Moradabad', 'For reading at night, a bright light of ours'];
  expect(hunksOf(before, after)).toEqual([[{ removed: before, added: after }]]);
  expect(hunksOf('', after)).toEqual([[{ removed: '', added: after }]]);
});

test('blanks are no words', () => {
  expect(differenceOf('Made of  brass.', 'Made of\nbrass.', MOST)).toEqual({ hunks: [], rest: 0 });
});

test('very long texts are compared at once, not word by word', () => {
  const long = (word: string) => Array.from({ length: 5_000 }, (_, at) => `${word}${at}`).join(' ');
  const [hunk, ...others] = hunksOf(`Same ${long('a')}`, `Same ${long('b')}`);
  expect(others).toEqual([]);
  expect(hunk?.[0]).toBe('Same');
});

test.each([
  ['A lamp made of brass', 12, 'A lamp made…'],
  ['A lamp made of brass', 11, 'A lamp made…'],
  ['A lamp made of brass', 10, 'A lamp…'],
  ['A lamp', 6, 'A lamp'],
  ['Unbreakable', 5, 'Unbre…'],
])('%s is cut between words: %i characters', (text, length, cut) => {
  expect(firstWords(text, length)).toBe(cut);
});
