import { expect, test } from 'vitest';
import { median, ratioOf } from '../../bench/statistics.ts';

test('the ratio is the geometric mean, and its ends are as far away as Student says', () => {
  // Logarithms to base 2: -1, 0, 1. Their standard error is 1/√3, and t is 4.303 with two degrees of freedom.
  const ratio = ratioOf([5, 20, 80], [10, 20, 40]);
  const half = 2 ** (4.303 / Math.sqrt(3));
  expect(ratio?.value).toBeCloseTo(1);
  expect(ratio?.low).toBeCloseTo(1 / half);
  expect(ratio?.high).toBeCloseTo(half);
});

test('one round decides nothing, and rounds without a partner are no ratio', () => {
  expect(ratioOf([30], [10])).toMatchObject({ low: 0, high: Infinity });
  for (const [these, those] of [
    [[], []],
    [[1, 2], [1]],
    [
      [0, 1],
      [1, 1],
    ],
  ] as const) {
    // oxfmt-ignore
    expect(ratioOf(these, those)).toBeUndefined();
  }
});

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 9, 1, 2], 5.5],
  [[100, 20, 3], 20],
  [[], NaN],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});
