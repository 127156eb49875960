import { expect, test } from 'vitest';
import { directMatches, fuzzyMatches, isWholeOrStart } from '../../../gateway/search/matches.ts';
import { createVocabulary } from '../../../gateway/search/vocabulary.ts';

const vocabulary = createVocabulary();
for (const word of [
  'watch',
  'watches',
  'watchband',
  'stopwatch',
  'match',
  'apple',
  'applet',
  'iphone',
  'm210',
  'm310',
]) {
  vocabulary.add(word);
}

/** Best first. */
const words = (matches: ReturnType<typeof directMatches>): string[] =>
  matches.toSorted((a, b) => b.score - a.score).map(({ id }) => vocabulary.wordOf(id));

test('the word itself comes before its plural and longer words', () => {
  expect(words(directMatches(vocabulary, 'watch'))).toEqual(['watch', 'watches', 'watchband']);
  expect(words(directMatches(vocabulary, 'watches'))).toEqual(['watches', 'watch']);
});

test('words that have it inside are for where there are no others, and not for short words', () => {
  expect(words(directMatches(vocabulary, 'phone'))).toEqual(['iphone']);
  expect(words(directMatches(vocabulary, 'tchband'))).toEqual(['watchband']);
  expect(words(directMatches(vocabulary, 'hon'))).toEqual([]);
  expect(words(directMatches(vocabulary, '210'))).toEqual([]);
});

test('only a word inside of others is neither whole nor a start', () => {
  expect(directMatches(vocabulary, 'watc').filter(isWholeOrStart)).toHaveLength(3);
  expect(directMatches(vocabulary, 'atch').some(isWholeOrStart)).toBe(false);
});

test.each([
  ['aple', ['apple']], // one edit, so that `applet`, two edits away, is not meant
  ['wacth', ['watch', 'watches']], // two neighbours swapped are one edit; the plural comes along
  ['ipohne', ['iphone']],
  ['ifone', ['iphone']], // two edits
  ['aplle', ['apple']], // one edit
  ['wat', []], // too short
  ['m110', []], // a model's number
  ['w'.repeat(25), []],
])('%s stands for %j', (word, expected) => {
  expect(words(fuzzyMatches(vocabulary, word))).toEqual(expected);
});

test('a word of four letters has no neighbour two edits away', () => {
  expect(words(fuzzyMatches(vocabulary, 'appx'))).toEqual([]);
});
