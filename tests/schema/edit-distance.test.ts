import { expect, test } from 'vitest';
import { editDistance } from '../../schema/edit-distance.ts';

test.each([
  ['price', 'price', 0],
  ['', 'price', 5],
  ['prices', 'price', 1],
  ['prce', 'price', 1],
  ['prixe', 'price', 1],
  ['prcie', 'price', 1], // two neighbours swapped are one letter
  ['ecirp', 'price', 4],
])('from %j to %j it is %i letters', (typed, meant, letters) => {
  expect(editDistance(typed, meant)).toBe(letters);
  expect(editDistance(meant, typed)).toBe(letters);
});
