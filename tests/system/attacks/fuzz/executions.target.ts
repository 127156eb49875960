import fc from 'fast-check';
import { expect } from 'vitest';
import { compareOn } from '../../../gateway/execution/random/compare.ts';
import type { Target } from './target.ts';

const LARGEST_SEED = 2 ** 31 - 1;

/** A shot is the seed of a schema, with the documents, variables, errors and waits that are tried on it. */
export const EXECUTIONS: Target<number> = {
  name: 'executions',
  shots: fc.noShrink(fc.integer({ min: 0, max: LARGEST_SEED })),
  found: [5826],
  open: async () => ({
    fire: async (seed) => expect((await compareOn(seed)).differences).toEqual([]),
    [Symbol.asyncDispose]: async () => undefined,
  }),
};
