import { expect, test, vi } from 'vitest';
import {
  largeChangeOf,
  planOf,
  type BulkEdit,
  type Change,
} from '../../../../web/src/features/admin/catalogue/changes/plan.ts';
import { startRun, type Outcome, type Run } from '../../../../web/src/shared/many-changes/run.ts';
import type { SaveFields } from '../../../../web/src/features/admin/catalogue/use-saves.ts';
import { idOf, staffRow } from './staff-row.ts';

test.each<[BulkEdit, object | undefined, string | undefined]>([
  [{ field: 'discountPrice', how: 'set', amount: '150' }, { discountPrice: 150 }, undefined],
  [{ field: 'discountPrice', how: 'set', amount: '100' }, undefined, undefined],
  [{ field: 'discountPrice', how: 'percent', amount: '-33.333' }, { discountPrice: 67 }, undefined],
  [{ field: 'discountPrice', how: 'add', amount: '-0.5' }, { discountPrice: 99.5 }, undefined],
  [{ field: 'discountPrice', how: 'add', amount: '101' }, { discountPrice: 201 }, 'above'],
  [{ field: 'stock', how: 'add', amount: '-30' }, { stock: 0 }, undefined],
  [{ field: 'stock', how: 'percent', amount: '25' }, { stock: 13 }, undefined],
  [{ field: 'stock', how: 'set', amount: '1.5' }, { stock: 1.5 }, 'whole number'],
  [{ field: 'stock', how: 'set', amount: '-1' }, { stock: -1 }, '0 or more'],
])('%j of a product for 100 of which there are 10: %j', (edit, after, problem) => {
  const [change] = planOf([staffRow(1)], edit) as Change[];
  expect(change?.after).toEqual(after);
  if (problem) expect(change?.problem).toContain(problem);
  else expect(change?.problem).toBeUndefined();
});

test('a brand or a category becomes another one, known or new, where it is not that already', () => {
  const rows = [staffRow(1), { ...staffRow(2), brand: 'aldo' }, { ...staffRow(3), brand: null }];
  const plan = planOf(rows, { field: 'brand', name: ' aldo ' }) as Change[];
  expect(plan.map(({ id, before, after }) => [id, before.brand === rows[0]?.brand, after])).toEqual([
    [idOf(1), true, { brand: 'aldo' }],
    [idOf(3), false, { brand: 'aldo' }],
  ]);
  expect(plan[1]?.before).toEqual({ brand: '' });
  expect(planOf(rows, { field: 'category', name: ' ' })).toEqual(expect.any(String));
});

test.each([
  ['50', undefined],
  ['49', 'down'],
  ['150', undefined],
  ['151', 'up'],
  ['201', undefined], // above the price before the discount: it cannot be made
])('of a price of 100, %s is a large change: %s', (amount, large) => {
  const [change] = planOf([staffRow(1)], { field: 'discountPrice', how: 'set', amount }) as Change[];
  expect(change && largeChangeOf(change)).toBe(large);
});

test('a stock may change by any amount', () => {
  const [change] = planOf([staffRow(1)], { field: 'stock', how: 'set', amount: '900' }) as Change[];
  expect(change && largeChangeOf(change)).toBeUndefined();
});

test('without a number there is no plan', () => {
  expect(planOf([staffRow(1)], { field: 'stock', how: 'add', amount: 'some' })).toBe('Give a number.');
});

const changes: Change[] = [1, 2, 3, 4].map((n) => ({
  id: idOf(n),
  title: `Product ${n}`,
  before: { stock: 10 },
  after: { stock: n },
}));

/** Runs all changes and waits for the end. */
function runWith(
  save: SaveFields,
  onOutcome: (run: () => Run<Change>, change: Change, outcome: Outcome) => void = () => {},
) {
  return new Promise<Run<Change>>((resolve) => {
    const run = startRun(
      changes,
      ({ id, after }) => save(id, after, {}),
      (change, outcome) => onOutcome(() => run, change, outcome),
      () => resolve(run),
    );
  });
}

const states = (run: Run<Change>): string[] => changes.map(({ id }) => run.outcomeOf(id).state);

test('each change has an outcome of its own; a refused one does not stop the others', async () => {
  const run = await runWith(async (id) => (id === idOf(2) ? { done: false, reason: 'gone' } : { done: true }));
  expect(states(run)).toEqual(['done', 'failed', 'done', 'done']);
  expect(run.outcomeOf(idOf(2))).toEqual({ state: 'failed', reason: 'gone' });
  expect([run.ended, run.isRunning, run.done().length]).toEqual([4, false, 3]);
});

test('what was stopped ends what is under way, and begins nothing more', async () => {
  const save = vi.fn<SaveFields>(async () => ({ done: true }));
  const run = await runWith(save, (running, _change, { state }) => {
    if (state === 'done') running().stop();
  });
  expect(states(run)).toEqual(['done', 'done', 'left', 'left']);
  expect(save).toHaveBeenCalledTimes(2);
});

test('where the shop has no time, a change waits and is made then', async () => {
  const asked: string[] = [];
  const run = await runWith(async (id) => {
    asked.push(id);
    return asked.length === 1 ? { done: false, reason: 'too much', retryMs: 1 } : { done: true };
  });
  expect(states(run)).toEqual(['done', 'done', 'done', 'done']);
  expect(asked.filter((id) => id === idOf(1))).toHaveLength(2);
});

test('a stop ends the wait for a shop without time', async () => {
  const run = await runWith(
    async () => ({ done: false, reason: 'too much', retryMs: 1_000_000 }),
    (running, change) => {
      if (change.id === idOf(2)) queueMicrotask(() => running().stop());
    },
  );
  expect(states(run)).toEqual(['left', 'left', 'left', 'left']);
});

test('what would be below 0 is 0, and says what it would have been', () => {
  const [change] = planOf([staffRow(1)], { field: 'stock', how: 'add', amount: '-500' }) as Change[];
  expect(change?.after.stock).toBe(0);
  expect(change?.below).toBe(staffRow(1).stock - 500);
  expect((planOf([staffRow(1)], { field: 'stock', how: 'add', amount: '1' }) as Change[])[0]).not.toHaveProperty(
    'below',
  );
});
