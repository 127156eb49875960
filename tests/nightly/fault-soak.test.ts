import { expect, test } from 'vitest';
import { soakWithFaults } from '../../bench/fault-soak.ts';

/** By default long enough for one outage of the API. */
const LASTS_MS = Number(process.env['SOAK_SECONDS'] ?? 12) * 1_000;

test(
  'a gateway whose API fails keeps working, and leaks nothing afterwards',
  async () => {
    const { tally, after, settled, atRest } = await soakWithFaults(LASTS_MS);
    expect(tally.seconds * 1_000).toBeGreaterThanOrEqual(LASTS_MS);
    // There were faults, and most requests were still answered.
    expect(tally.errors).toBeGreaterThan(0);
    expect(tally.errors).toBeLessThan(tally.requests / 2);
    expect(after.errors, after.firstError).toBe(0);
    // The pool may keep connections to the API open.
    expect(atRest.descriptors).toBeLessThanOrEqual(settled.descriptors + 32);
    expect(atRest.residentMib).toBeLessThan(2 * settled.residentMib);
  },
  LASTS_MS + 60_000,
);
