import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchedWords, stemOf, wordsOf } from '../../../gateway/search/words.ts';

test.each([
  ['Apple Watch Series 10 (46 mm, GPS)', ['apple', 'watch', 'series', '10', '46', 'mm', 'gps']],
  ['Minaudière, Rosé', ['minaudiere', 'rose']],
  ['T-Shirt & Collector’s', ['t', 'shirt', 'collector', 's']],
  ['हिन्दी किताब', ['हिन्दी', 'किताब']],
  ['टी-शर्ट क्\u200dया', ['टी', 'शर्ट', 'क्या']],
  ['…!? ', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['watches', 'watch'],
  ['laptops', 'laptop'],
  ['accessories', 'accessory'],
  ['dresses', 'dress'],
  ['boxes', 'box'],
  ['shoes', 'shoe'],
  ['glass', 'glass'],
  ['plus', 'plus'],
  ['gps', 'gps'],
  ['घड़ी'.normalize('NFKD'), 'घडी'],
  ['चाँदी', 'चांदी'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test('a stem is its own stem, for words that are not short', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,10}[b-df-hj-np-rtv-z]$/), (word) => {
      expect(stemOf(word)).toBe(word);
      expect(stemOf(`${word}s`)).toBe(stemOf(stemOf(`${word}s`)));
    }),
  );
});

test('a search looks for each word once, for at most eight, and for filling words only if there are no others', () => {
  expect(searchedWords('cover for the iPhone, the cover')).toEqual(['cover', 'iphone']);
  expect(searchedWords('for the')).toEqual(['for', 'the']);
  expect(searchedWords('q w e r t y u i o p')).toEqual(['q', 'w', 'e', 'r', 't', 'y', 'u', 'i']);
  expect(searchedWords('लैपटॉप के लिए बैग')).toEqual(['लैपटॉप', 'बैग']);
  expect(searchedWords('--')).toEqual([]);
});
