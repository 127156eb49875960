import { describe, expect, test } from 'vitest';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../../../gateway/load/concurrency-limit.ts';
import { createLoadShedding, LOAD_KINDS } from '../../../gateway/load/load-shedding.ts';
import { createEventLoopDelay } from '../../../gateway/load/event-loop-delay.ts';
import { keptLog } from '../../support/log.ts';

describe('the limit of operations in flight', () => {
  let at = 0;
  /** In each round runs as many operations at once as wanted and allowed. They take `msOf` that number. */
  function pass(limit: ConcurrencyLimit, wanted: number, msOf: (atATime: number) => number, rounds = 40): void {
    for (let round = 0; round < rounds; round += 1) {
      const atATime = Math.min(wanted, limit.limit);
      const begun = Array.from({ length: atATime }, () => limit.begin());
      at += msOf(atATime);
      for (const moment of begun) limit.end(moment);
    }
  }
  /** An API that serves 1,111 operations per second; others wait in its queue. */
  const queueing = (atATime: number): number => 10 + atATime * 0.9;
  const start = (keepsUp = true): ConcurrencyLimit =>
    createConcurrencyLimit(
      2_000,
      () => keepsUp,
      () => at,
    );

  test('falls while operations take far longer than usual, and rises again at once', () => {
    const limit = start();
    pass(limit, 10, queueing);
    expect(limit.limit).toBe(2_000);
    pass(limit, 1_000, queueing, 10);
    expect(limit.limit).toBeLessThan(500);
    expect(limit.limit).toBeGreaterThanOrEqual(128);
    // The usual latency that was measured before the overload stays in use, however long the overload lasts.
    pass(limit, 1_000, queueing, 3_000);
    expect(limit.limit).toBeLessThan(500);
    pass(limit, 100, queueing);
    expect(limit.limit).toBe(2_000);
    expect(limit.inFlight).toBe(0);
  });

  test('stays where the API has become slow by itself', () => {
    const limit = start();
    pass(limit, 50, () => 20);
    pass(limit, 50, () => 2_000);
    expect(limit.limit).toBe(2_000);
  });

  test('stays where it is the event loop that does not keep up: fewer at a time would not help', () => {
    const limit = start(false);
    pass(limit, 10, queueing);
    pass(limit, 1_000, queueing);
    expect(limit.limit).toBe(2_000);
  });

  test('stays while queues are bearable', () => {
    const limit = start();
    pass(limit, 10, () => 5);
    pass(limit, 1_000, () => 240);
    expect(limit.limit).toBe(2_000);
  });
});

describe('the delay within a turn of the loop', () => {
  const immediate = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  test('counts once turns have been long for a while, and no longer after a short one', async () => {
    let at = 1_000;
    const loop = createEventLoopDelay(() => at);
    for (let turns = 0; turns < 6; turns += 1) {
      loop.onRequest();
      at += 120;
      await immediate();
    }
    loop.onRequest();
    expect(loop.delay()).toBe(0);
    at += 300;
    expect([loop.delay(), loop.keepsUp()]).toEqual([300, false]);
    await immediate();
    loop.onRequest();
    await immediate();
    loop.onRequest();
    at += 300;
    expect(loop.delay()).toBe(0);
  });

  test('is none in a single long turn after a pause', () => {
    let at = 60_000;
    const loop = createEventLoopDelay(() => at);
    loop.onRequest();
    at += 400;
    expect(loop.delay()).toBe(0);
  });
});

describe('refusals under overload', () => {
  test('begin with pages, which browsers can render, and end with changes of users; the log reports them once', () => {
    const { log, lines } = keptLog();
    const load = createLoadShedding(100, log);
    const fullAt = LOAD_KINDS.map((kind) => {
      for (;;) {
        if (load.refuses(kind)) return load.state().inFlight;
        void load.run(() => new Promise<never>(() => undefined));
      }
    });
    expect(fullAt).toEqual([60, 80, 85, 95, 100]);
    expect(load.state().shed).toEqual(Object.fromEntries(LOAD_KINDS.map((kind) => [kind, 1])));
    expect(lines).toHaveLength(1);
  });
});
