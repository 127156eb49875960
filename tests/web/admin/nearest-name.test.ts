import { expect, test } from 'vitest';
import { nearestName } from '../../../web/src/features/admin/edit/nearest-name.ts';

const KNOWN = ['Electronics', 'accessories', 'clothing', 'aldo'];

test.each([
  ['Elecronics', 'Electronics'],
  [' eletcronics ', 'Electronics'],
  ['electronics', 'Electronics'],
  ['Clothes', undefined],
  ['Clothng', 'clothing'],
  ['alda', 'aldo'],
  ['adlo', 'aldo'],
  ['adla', undefined],
  ['al', undefined],
  ['Electronics', undefined],
  ['Toys', undefined],
  ['', undefined],
])('%j: %j', (typed, meant) => {
  expect(nearestName(typed, KNOWN)).toBe(meant);
});
