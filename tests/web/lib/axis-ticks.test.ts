import { expect, test } from 'vitest';
import { axisTicks } from '../../../web/src/lib/axis-ticks.ts';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [12, [0, 5, 10, 15]],
  [168, [0, 50, 100, 150, 200]],
  [2_134_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000]],
])('an axis up to %d has round marks, and the highest is not below it', (most, ticks) => {
  expect(axisTicks(most)).toEqual(ticks);
});
