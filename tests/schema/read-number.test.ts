import { expect, test } from 'vitest';
import { readNumber } from '../../schema/read-number.ts';

const COMMA = 'A comma only groups digits, as in 1,49,900 or 149,900. Write decimals with a dot, as in 499.50.';
const SPACES = 'Write the number without spaces.';
const NONE = 'Give a number.';
const ALONE = 'Enter a number alone, with the digits 0 to 9, such as 1499 or 499.50.';

test.each<[typed: string, number: number | string]>([
  ['1499', 1499],
  ['0', 0],
  ['007', 7],
  ['499.50', 499.5],
  ['-10', -10],
  ['\u221210', -10], // the minus sign of spreadsheets
  ['  499 ', 499],
  ['\u00a0499\u202f', 499],
  // A comma that groups, in the Indian or the western way.
  ['1,499', 1499],
  ['149,900', 149_900],
  ['1,49,900', 149_900],
  ['14,99,000.50', 1_499_000.5],
  ['1,499,000', 1_499_000],
  ['9,99,99,99,999', 9_999_999_999],
  // Any other comma.
  ['499,50', COMMA],
  ['499,5', COMMA],
  ['1,49,90', COMMA],
  ['14,9900', COMMA],
  ['1,,499', COMMA],
  [',499', COMMA],
  ['499,', COMMA],
  ['0,499', COMMA],
  ['1.499,50', COMMA],
  ['1,49,900,000', COMMA],
  ['123,45,678', COMMA],
  // Spaces.
  ['1 499', SPACES],
  ['1\u202f499', SPACES],
  ['10 20', SPACES],
  // Dots.
  ['499.', 'A number must not end with a dot.'],
  ['.5', 'Write a digit before the dot, as in 0.5.'],
  ['1.49.900', ALONE],
  // The rupee sign stands before, or not at all.
  ['₹1,49,900', 149_900],
  ['₹ 99.50', 99.5],
  ['-₹5', -5],
  ['499₹', ALONE],
  ['Rs 499', ALONE],
  ['499/-', ALONE],
  ['$499', ALONE],
  // Devanagari and full width digits are read; others are not, nor are fractions and exponents.
  ['४९९', 499],
  ['१,४९,९००.५०', 149_900.5],
  ['\uff14\uff19\uff19', 499],
  ['\u0664\u0669\u0669', NONE], // Arabic
  ['5²', ALONE],
  ['½', NONE],
  // No number.
  ['', NONE],
  [' ', NONE],
  ['cheap', NONE],
  ['12 pieces', ALONE],
  ['10%', ALONE],
  ['1e3', ALONE],
  ['0x10', ALONE],
  ['NaN', NONE],
  ['Infinity', NONE],
  ['--5', ALONE],
  ['5-', ALONE],
])('%j is read as %j', (typed, number) => expect(readNumber(typed)).toBe(number));
