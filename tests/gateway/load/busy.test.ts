import { expect, test } from 'vitest';
import { createBusyCheck } from '../../../gateway/load/load-shedding.ts';

const shed = { page: 0, 'guest read': 0, 'guest change': 0, 'personal read': 0, 'personal change': 0 };

test('the gateway is busy while shoppers wait, are refused, or need half of what there is', () => {
  const load = { requests: 0, inFlight: 0, limit: 100, waiting: 0, shed: { ...shed } };
  const upstream = { breaker: 'open' as const, active: 3, waiting: 0 };
  const isBusy = createBusyCheck({ state: () => upstream }, { state: () => load });
  expect(isBusy()).toBe(false);
  load.inFlight = 51;
  expect(isBusy()).toBe(true);
  load.inFlight = 50;
  load.waiting = 1;
  expect(isBusy()).toBe(true);
  load.waiting = 0;
  upstream.waiting = 1;
  expect(isBusy()).toBe(true);
  upstream.waiting = 0;
  load.shed['guest read'] = 4;
  expect(isBusy()).toBe(true); // some were refused since the last time
  expect(isBusy()).toBe(false);
});
