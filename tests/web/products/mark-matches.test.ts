import { expect, test } from 'vitest';
import { markMatches } from '../../../web/src/features/products/search/mark-matches.ts';

const marked = (title: string, text: string): string =>
  markMatches(title, text)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['Apple Watch Series 10', 'apple wat', '[Apple Wat]ch Series 10'],
  ['Apple Watch Series 10', 'WATCH 1', 'Apple [Watch] Series [1]0'],
  ['Pineapple', 'apple', 'Pine[apple]'],
  ['Diamond Minaudière, Emerald', 'minaudiere', 'Diamond [Minaudière], Emerald'],
  ['काला बैग', 'बैग', 'काला [बैग]'],
  ['13-inch (2024)', '13 -in ( [ .*', '[13]-inch (2024)'],
  ['Laptop', '  ', 'Laptop'],
])('in %j, what was typed as %j is marked: %j', (title, text, expected) => {
  expect(marked(title, text)).toBe(expected);
  expect(marked(title, text).replaceAll(/[[\]]/g, '')).toBe(title);
});
