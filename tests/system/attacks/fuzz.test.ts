import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWERS } from './fuzz/answers.target.ts';
import { DOCUMENTS } from './fuzz/documents.target.ts';
import { REQUESTS } from './fuzz/requests.target.ts';
import type { Target } from './fuzz/target.ts';
import { VARIABLES } from './fuzz/variables.target.ts';

/** How long each target is shot at, in seconds. `npm run fuzz` says otherwise. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 4);
/** Where the shots begin: the same ones each time, unless a run wants others. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
/** How long what a target needs may take to start and to end, and a shot that found something to be made small, in ms. */
const MORE_MS = 120_000;

describe('whatever is sent is answered, alike on all ways, and tells nothing:', () => {
  define(DOCUMENTS);
  define(VARIABLES);
  define(REQUESTS);
  define(ANSWERS);
});

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
      await fc.assert(property, {
        seed: SEED,
        numRuns: Infinity,
        interruptAfterTimeLimit: SECONDS * 1_000,
        markInterruptAsFailure: false,
      });
      expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(prototype);
      process.stdout.write(`${name}: ${fired} shots\n`);
    },
    SECONDS * 1_000 + MORE_MS,
  );
}
