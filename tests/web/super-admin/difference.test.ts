import { expect, test } from 'vitest';
import { differenceOf, firstNames, firstWords } from '../../../web/src/features/super-admin/changes/difference.ts';

test('of two long texts only the words that differ are told, with three around them', () => {
  const words = (middle: string) => `One two three four five six ${middle} seven eight nine ten eleven.`;
  expect(differenceOf(words('old brass'), words('new steel'), 80)).toEqual({
    lead: '… four five six',
    removed: 'old brass',
    added: 'new steel',
    trail: 'seven eight nine …',
  });
  expect(differenceOf('Made of brass.', 'Made of polished brass.', 80)).toEqual({
    lead: 'Made of',
    removed: '',
    added: 'polished',
    trail: 'brass.',
  });
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

test('names have their whole words, and those without a place are counted', () => {
  expect(firstNames(['Title', 'Description', 'Price'], 20)).toEqual({ shown: 'Title, Description', rest: 1 });
  expect(firstNames(['Description'], 3)).toEqual({ shown: 'Description', rest: 0 });
});
