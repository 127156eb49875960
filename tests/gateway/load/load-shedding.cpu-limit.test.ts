import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCpuLimiter } from '../../../gateway/load/load-shedding.ts';

describe('operations begin', () => {
  let utilization = 0;
  let limiter: ReturnType<typeof createCpuLimiter>;
  beforeEach(() => {
    vi.useFakeTimers();
    limiter = createCpuLimiter(
      1_000,
      () => utilization,
      () => Date.now(),
    );
  });
  afterEach(() => void vi.useRealTimers());

  /** In each window 500 operations start and end. Returns how many of the last window had to wait. */
  async function pass(windows: number): Promise<number> {
    let waited = 0;
    for (let window = 0; window < windows; window += 1) {
      const turns = Array.from({ length: 500 }, () => limiter.acquire());
      waited = turns.filter((turn) => turn !== undefined).length;
      await vi.advanceTimersByTimeAsync(60);
      for (const turn of turns) {
        await turn;
        limiter.release();
      }
    }
    return waited;
  }

  test('at once while the loop is idle now and then, however many they are', async () => {
    utilization = 0.9;
    expect(await pass(20)).toBe(0);
    expect(limiter.limit).toBe(1_000);
  });

  test('some at a time, in the order of coming, while it never is; and at once again afterwards', async () => {
    utilization = 1;
    await pass(20);
    expect(limiter.limit).toBe(32);
    const order: number[] = [];
    for (let place = 0; place < 100; place += 1) void limiter.acquire()?.then(() => order.push(place));
    expect(limiter.waiting).toBe(68);
    for (let ended = 0; ended < 40; ended += 1) limiter.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(Array.from({ length: 40 }, (_, place) => 32 + place));
    for (let ended = 0; ended < 60; ended += 1) limiter.release();
    utilization = 0.5;
    await pass(20);
    expect([limiter.limit, limiter.waiting]).toEqual([1_000, 0]);
    expect(await pass(1)).toBe(0);
  });

  test('although none ends, where the API takes long and the loop has nothing to do', async () => {
    utilization = 1;
    await pass(20);
    const begun = Array.from({ length: 500 }, () => limiter.acquire()).filter((turn) => turn !== undefined);
    expect(begun).toHaveLength(468);
    utilization = 0.1;
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(begun);
    expect(limiter.waiting).toBe(0);
  });
});
