import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMinuteCounts, type ShareCounts } from '../../../gateway/limits/minute-counts.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12, 0, 0) }));
afterEach(() => void vi.useRealTimers());

/** What several gateways share: one table of sums for all of them. */
function table() {
  const sums = new Map<string, number>();
  const state = { away: false, told: [] as string[] };
  const share: ShareCounts = async (name, minute, counts) => {
    if (state.away) throw new Error('Out of reach.');
    return new Map(
      [...counts].map(([key, count]) => {
        const at = `${name} ${minute} ${key}`;
        state.told.push(key);
        sums.set(at, (sums.get(at) ?? 0) + count);
        return [key, sums.get(at) ?? 0];
      }),
    );
  };
  const gateway = (shared = share) => createMinuteCounts({ name: 'addresses', limit: 100, share: shared });
  return { state, share, gateway };
}

const LATER = 1_000; // when counts have been exchanged

test('several gateways count together within a second', async () => {
  const { gateway } = table();
  const [one, other] = [gateway(), gateway()];
  expect([one.add('a', 60), other.add('a', 70)]).toEqual([60, 70]);
  await vi.advanceTimersByTimeAsync(LATER);
  // Each learns of the others with what it tells itself.
  expect(other.add('a', 5)).toBe(135);
  one.add('a', 5);
  await vi.advanceTimersByTimeAsync(LATER);
  expect([one.add('a', 0), other.add('a', 0)].toSorted()).toContain(140);
  one.add('a', 5);
  await vi.advanceTimersByTimeAsync(LATER);
  expect(one.add('a', 0)).toBe(145);
});

test('keys are told hashed, and only once they count', async () => {
  const { state, gateway } = table();
  const counts = gateway();
  counts.add('a token', 4);
  counts.add('another', 5);
  await vi.advanceTimersByTimeAsync(LATER);
  expect(state.told).toHaveLength(1);
  expect(state.told[0]).not.toContain('another');
});

test('what could not be told is told when the others are back, within its minute', async () => {
  const { state, gateway } = table();
  const [one, other] = [gateway(), gateway()];
  state.away = true;
  one.add('a', 50);
  await vi.advanceTimersByTimeAsync(LATER);
  expect(one.add('a', 1)).toBe(51);
  state.away = false;
  await vi.advanceTimersByTimeAsync(LATER);
  other.add('a', 10);
  await vi.advanceTimersByTimeAsync(LATER);
  expect(other.add('a', 0)).toBe(61);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([one.add('a', 1), other.add('a', 1)]).toEqual([1, 1]);
});
