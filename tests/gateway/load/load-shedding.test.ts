import { expect, test } from 'vitest';
import { createLoadShedding, LOAD_KINDS } from '../../../gateway/load/load-shedding.ts';
import { keptLog } from '../../support/log.ts';

test('refusals under overload begin with pages, which browsers can render, and end with changes of users; the log reports them once', () => {
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
