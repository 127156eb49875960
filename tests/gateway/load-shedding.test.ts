import { describe, expect, test } from 'vitest';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../../gateway/concurrency-limit.ts';
import { createLoadShedding, LOAD_KINDS } from '../../gateway/load-shedding.ts';
import { createLoopTurn } from '../../gateway/loop-turn.ts';
import { keptLog } from '../support/log.ts';

describe('the limit of operations in flight', () => {
  let at = 0;
  /** Seconds in which that many operations at a time take `ms` each. */
  function pass(limit: ConcurrencyLimit, atATime: number, ms: number, rounds = 40): void {
    for (let round = 0; round < rounds; round += 1) {
      const begun = Array.from({ length: Math.min(atATime, limit.limit) }, () => limit.begin());
      at += ms;
      for (const moment of begun) limit.end(moment);
    }
  }
  const start = (): ConcurrencyLimit => createConcurrencyLimit(2_000, () => at);

  test('falls while operations take far longer than usual, and rises again at once', () => {
    const limit = start();
    pass(limit, 10, 20);
    expect(limit.limit).toBe(2_000);
    pass(limit, 1_000, 900, 10);
    expect(limit.limit).toBeLessThan(200);
    expect(limit.limit).toBeGreaterThanOrEqual(64);
    // What was learnt to be usual is not forgotten, however long it lasts.
    pass(limit, 1_000, 900, 300);
    expect(limit.limit).toBeLessThan(200);
    pass(limit, 64, 100);
    expect(limit.limit).toBe(2_000);
    expect(limit.inFlight).toBe(0);
  });

  test('stays where the API has become slow by itself', () => {
    const limit = start();
    pass(limit, 50, 20);
    pass(limit, 50, 2_000);
    expect(limit.limit).toBe(2_000);
  });

  test('stays while queues are bearable', () => {
    const limit = start();
    pass(limit, 10, 5);
    pass(limit, 1_000, 240);
    expect(limit.limit).toBe(2_000);
  });
});

describe('the delay within a turn of the loop', () => {
  const immediate = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  test('counts once turns have been long for a while, and no longer after a short one', async () => {
    let at = 1_000;
    const turn = createLoopTurn(() => at);
    for (let turns = 0; turns < 6; turns += 1) {
      turn.arrived();
      at += 120;
      await immediate();
    }
    turn.arrived();
    expect(turn.delay()).toBe(0);
    at += 300;
    expect(turn.delay()).toBe(300);
    await immediate();
    turn.arrived();
    await immediate();
    turn.arrived();
    at += 300;
    expect(turn.delay()).toBe(0);
  });

  test('is none in a single long turn after a pause', () => {
    let at = 60_000;
    const turn = createLoopTurn(() => at);
    turn.arrived();
    at += 400;
    expect(turn.delay()).toBe(0);
  });
});

describe('what is refused', () => {
  test('are guests’ readings first, and what somebody is about to change last; the log tells of it once', () => {
    const { log, lines } = keptLog();
    const load = createLoadShedding(100, log);
    const fullAt = LOAD_KINDS.map((kind) => {
      for (;;) {
        if (load.refuses(kind)) return load.state().inFlight;
        load.begin();
      }
    });
    expect(fullAt).toEqual([60, 75, 90, 100]);
    expect(load.state().shed).toEqual(Object.fromEntries(LOAD_KINDS.map((kind) => [kind, 1])));
    expect(lines).toHaveLength(1);
  });
});
