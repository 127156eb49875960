import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from '../../../gateway/search/pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a wait has ended. */
function watch(wait: Promise<void>): () => boolean {
  let ended = false;
  void wait.then(() => (ended = true));
  return () => ended;
}

const after = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('calls take turns: so many a second, and none while the gateway is busy', async () => {
  let busy = false;
  const pace = createPace({ callsPerSecond: 5, isBusy: () => busy });
  await pace.turn();
  const second = watch(pace.turn());
  await after(199);
  expect(second()).toBe(false);
  await after(1);
  expect(second()).toBe(true);
  busy = true;
  const third = watch(pace.turn());
  await after(5_000);
  expect(third()).toBe(false);
  busy = false;
  await after(1_000);
  expect(third()).toBe(true);
});

test('it sleeps until it is woken, but what it waits for otherwise is not cut short', async () => {
  const pace = createPace({ callsPerSecond: 1, isBusy: () => false });
  const slept = watch(pace.sleep(60_000));
  pace.wake();
  await after(0);
  expect(slept()).toBe(true);
  const failed = watch(pace.backOff());
  pace.wake();
  await after(999);
  expect(failed()).toBe(false);
});

test('after each failure it waits twice as long, up to a minute, and after a success a second again', async () => {
  const pace = createPace({ callsPerSecond: 1, isBusy: () => false });
  const waits: number[] = [];
  for (let failure = 0; failure < 8; failure += 1) {
    const started = Date.now();
    const wait = pace.backOff();
    await vi.runAllTimersAsync();
    await wait;
    waits.push(Date.now() - started);
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  pace.succeeded();
  const again = watch(pace.backOff());
  await after(1_000);
  expect(again()).toBe(true);
});

test('the end ends any wait', async () => {
  const pace = createPace({ callsPerSecond: 1, isBusy: () => true });
  const turn = watch(pace.turn());
  await after(0);
  pace.stop();
  await after(0);
  expect([turn(), pace.stopped]).toEqual([true, true]);
  await pace.sleep(60_000);
  expect(vi.getTimerCount()).toBe(0);
});
