import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareOn } from '../../gateway/execution/random/compare.ts';
import { ANSWERS } from './fuzz/answers.target.ts';
import { DOCUMENTS } from './fuzz/documents.target.ts';
import { REQUESTS } from './fuzz/requests.target.ts';
import type { Target } from './fuzz/target.ts';
import { VARIABLES } from './fuzz/variables.target.ts';

/** Seconds per target; a minute in `npm run nightly`. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0.3);
/** The same inputs in every run, unless another seed is set. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const SHOTS_A_ROUND = 20;
/** Extra time in ms to start and stop a target, and to shrink a failing input. */
const MORE_MS = 120_000;

const LARGEST_SEED = 2 ** 31 - 1;

/** A shot is the seed of a schema, with the documents, variables, errors and waits that are tried on it. */
const EXECUTIONS: Target<number> = {
  name: 'executions',
  shots: fc.noShrink(fc.integer({ min: 0, max: LARGEST_SEED })),
  found: [5826],
  open: async () => ({
    fire: async (seed) => expect((await compareOn(seed)).differences).toEqual([]),
    [Symbol.asyncDispose]: async () => undefined,
  }),
};

describe('any input is answered, in the same way on all paths, and reveals nothing:', () => {
  define(DOCUMENTS);
  define(VARIABLES);
  define(REQUESTS);
  define(ANSWERS);
});

describe('an operation is run as graphql-js would run it:', () => define(EXECUTIONS));

function define<Shot>({ name, shots, found, open }: Target<Shot>): void {
  test(
    `${name}, as once found`,
    async () => {
      await using target = await open();
      for (const shot of found) await target.fire(shot);
    },
    MORE_MS,
  );

  test(
    `${name}, at random`,
    async () => {
      await using target = await open();
      let fired = 0;
      const property = fc.asyncProperty(shots, async (shot) => {
        fired += 1;
        await target.fire(shot);
      });
      const prototype = Object.getOwnPropertyNames(Object.prototype).join();
      // Round by round: fast-check fails a run that its own time limit ends before the first shot was answered.
      const end = performance.now() + SECONDS * 1_000;
      for (let round = 0; round === 0 || performance.now() < end; round += 1)
        await fc.assert(property, { seed: SEED + round, numRuns: SHOTS_A_ROUND });
      expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(prototype);
      process.stdout.write(`${name}: ${fired} shots\n`);
    },
    SECONDS * 1_000 + MORE_MS,
  );
}
