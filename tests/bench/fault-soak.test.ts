import { expect, test } from 'vitest';
import { soakWithFaults } from '../../bench/fault-soak.ts';

/** Long enough for one outage of the API. */
const SHORT_MS = 12_000;

test('a gateway whose API has bad luck goes on, and holds nothing of it afterwards', async () => {
  const { tally, after, settled, atRest } = await soakWithFaults(SHORT_MS);
  expect(tally.seconds * 1_000).toBeGreaterThanOrEqual(SHORT_MS);
  // There were faults, and most of what was asked for came all the same.
  expect(tally.errors).toBeGreaterThan(0);
  expect(tally.errors).toBeLessThan(tally.requests / 2);
  expect(after.errors, after.firstError).toBe(0);
  // Connections to the API may still be open, which is what a pool is for.
  expect(atRest.descriptors).toBeLessThanOrEqual(settled.descriptors + 32);
  expect(atRest.residentMib).toBeLessThan(2 * settled.residentMib);
}, 60_000);
