import { expect, test } from 'vitest';
import { cutText, restOfText } from '../../../web/src/lib/cut-text.ts';

test.each([
  ['Apple Watch Series 10 (46 mm)', 'Apple Watch Series 1...', '10 (46 mm)'],
  ['aldo Atelier Diamond Minaudière', 'aldo Atelier Diamond...', 'Minaudière'],
  ['Apple iPhone 16 (256 GB, Black)', 'Apple iPhone 16 (256...', '(256 GB, Black)'],
  ['Socks (Pack of 3) in Merino Wool', 'Socks (Pack of 3) in...', 'Merino Wool'],
  ['gopgan Straight Fit Jeans', 'gopgan Straight Fit\u00A0...', 'Jeans'],
  ['exactly twenty chars', 'exactly twenty chars', ''],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahr...', 'tsgesellschaft'],
  [
    'a 🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦',
    'a 🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦...',
    '🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦🧦',
  ],
])('%s is cut to %s, and the rest is %s', (text, cut, rest) => {
  expect(cutText(text, 20)).toBe(cut);
  expect(restOfText(text, 20)).toBe(rest);
});
