import { describe, expect, test } from 'vitest';
import { createHistogram } from '../../bench/load/histogram.ts';
import { median, medianOrNull, rotated, round } from '../../bench/statistics.ts';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 9, 1, 2], 5.5],
  [[100, 20, 3], 20],
  [[], NaN],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test('a missing number means no median', () => {
  expect(medianOrNull([1, 3, 2])).toBe(2);
  expect(medianOrNull([1, undefined, 2])).toBeNull();
  expect(medianOrNull([])).toBeNull();
});

test('figures keep four digits', () => {
  expect([round(123_456), round(0.012_345_6), round(7)]).toEqual([123_500, 0.012_35, 7]);
});

test('each round begins with the next item and contains all', () => {
  expect([0, 1, 2, 3].map((turn) => rotated(['a', 'b', 'c'], turn).join(''))).toEqual(['abc', 'bca', 'cab', 'abc']);
  expect(rotated([], 1)).toEqual([]);
});

describe('a histogram', () => {
  const share = [0.01, 0.5, 0.9, 0.99, 1];

  test.each([1, 250, 80_000])('is right to within a hundredth from %d µs on', (step) => {
    const histogram = createHistogram();
    for (let place = 1000; place >= 1; place -= 1) histogram.add(place * step);
    for (const at of share) {
      const exact = at * 1000 * step;
      expect(Math.abs(histogram.percentile(at) / exact - 1), `${at}`).toBeLessThan(0.0101);
    }
  });

  test('sees a single slow answer in a hundred, and not in a thousand', () => {
    const histogram = createHistogram();
    for (let place = 0; place < 98; place += 1) histogram.add(1000);
    histogram.add(50_000);
    histogram.add(50_000);
    expect(histogram.percentile(0.99)).toBeGreaterThan(49_000);
    for (let place = 0; place < 900; place += 1) histogram.add(1000);
    expect(histogram.percentile(0.99)).toBeLessThan(1_020);
  });

  test('of nothing has no percentile', () => {
    expect(createHistogram().percentile(0.99)).toBeNaN();
  });
});
