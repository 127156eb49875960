import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareOn, type Comparison } from './random/compare.ts';

/** Schemas on which a difference was found, and some more. The long run is in tests/system/attacks/fuzz.test.ts. */
const FOUND = [21, 52, 68, 5826, 6784, 7938];
const MORE = Array.from({ length: 120 }, (_, index) => 1000 + index);

let found: Comparison[] = [];
beforeAll(async () => {
  for (const seed of [...FOUND, ...MORE]) found.push(await compareOn(seed));
}, 300_000);
afterAll(() => void (found = []));

const sum = (of: (comparison: Comparison) => number): number => found.map(of).reduce((one, other) => one + other, 0);

test('random operations come out as in graphql-js, to the order of fields and errors', () => {
  expect(found.flatMap(({ differences }) => differences)).toEqual([]);
});

test('the operations are valid, and have both data and errors often enough to tell something', () => {
  expect(sum(({ documents }) => documents)).toBeGreaterThan(1000);
  expect(sum(({ withErrors }) => withErrors)).toBeGreaterThan(1000);
  expect(sum(({ withData }) => withData)).toBeGreaterThan(2000);
});
