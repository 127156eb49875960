import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StorePlace } from '../../../gateway/store/database.ts';
import { MAX_VIEWS } from '../../../gateway/store/saved-views.ts';
import { createStaffStore, type StaffStore } from '../../../gateway/store/staff-store.ts';
import { createStore, openStoreThread, type StoreThread } from '../../../gateway/store/store.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { prepareStore } from '../../support/servers/data-dir.ts';
import { DATABASES, type TestDatabase } from '../../support/servers/databases.ts';

const log = pino({ level: 'silent' });
const PRICE = {
  staffId: 'a1',
  staffName: 'Asha Rao',
  action: 'PRODUCT_CHANGED',
  subjectId: 'p1',
  subjectName: '100% cotton',
  before: { discountPrice: 100 },
  after: { discountPrice: 90 },
  requestId: 'r1',
};

const open = (place: StorePlace): [StoreThread, StaffStore] => {
  const thread = openStoreThread(place, log);
  return [thread, createStaffStore(createStore(thread.run), log)];
};

describe.each(DATABASES)('the store in $name', ({ skip, create }) => {
  describe.skipIf(skip)('', () => {
    let database: TestDatabase;
    let thread: StoreThread;
    let staff: StaffStore;
    let place: StorePlace;
    const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));

    beforeAll(async () => {
      database = await create();
      prepareStore(folder);
      place = database.databaseUrl === undefined ? { folder } : { url: database.databaseUrl };
      [thread, staff] = open(place);
    });
    afterAll(async () => {
      await thread.close();
      rmSync(folder, { recursive: true, force: true });
      await database[Symbol.asyncDispose]();
    });

    test('has changes in their order, latest first, and says which of them were undone', async () => {
      staff.log.append(PRICE);
      staff.log.append({
        ...PRICE,
        action: 'REVIEW_DELETED',
        subjectName: 'Blue watch',
        staffId: 'b2',
        reason: 'Spam',
      });
      const { changes } = await staff.log.page({}, 0, 10);
      expect(changes).toMatchObject([
        { action: 'REVIEW_DELETED', reason: 'Spam', before: { discountPrice: 100 } },
        PRICE,
      ]);
      expect(changes[0]?.at).toBeInstanceOf(Date);
      const id = changes[1]?.id ?? 0;
      staff.log.append({ ...PRICE, before: PRICE.after, after: PRICE.before, undoes: id });
      const isUndone = (await staff.log.page({}, 0, 10)).changes.map((change) => change.isUndone);
      expect(isUndone).toEqual([false, false, true]);
      expect(await staff.log.find(id)).toMatchObject({ ...PRICE, id, isUndone: true });
      expect(await staff.log.find(id + 1_000)).toBeUndefined();
    });

    test('finds changes by what was done, by whom, when, and by names', async () => {
      const totalOf = async (filter: object): Promise<number> => (await staff.log.page(filter, 0, 1)).total;
      const later = new Date(Date.now() + 60_000);
      expect(await totalOf({})).toBe(3);
      expect(await totalOf({ actions: ['REVIEW_DELETED'] })).toBe(1);
      expect(await totalOf({ staffId: 'b2' })).toBe(1);
      expect(await totalOf({ subjectId: 'p2' })).toBe(0);
      expect(await totalOf({ search: 'WATCH' })).toBe(1);
      expect(await totalOf({ search: '0% c' })).toBe(2);
      expect(await totalOf({ search: '0%c' })).toBe(0); // a wildcard is a letter like others
      expect(await totalOf({ from: later })).toBe(0);
      expect(await totalOf({ until: later })).toBe(3);
    });

    test.each([
      'update staff_store.staff_changes set staff_id = $1',
      'delete from staff_store.staff_changes where $1 = $1',
    ])('refuses to change the log: %s', async (sql) => {
      await expect(thread.run(sql, ['x'], 'execute')).rejects.toThrow('append-only');
    });

    test('keeps views, each person their own', async () => {
      const { views } = staff;
      expect(await views.save('a1', 'ORDERS', { name: 'Big', search: 'min=5000' })).toBe(true);
      expect(await views.save('a1', 'ORDERS', { name: 'Big', search: 'min=9000' })).toBe(true);
      expect(await views.save('a1', 'ORDERS', { name: 'Ä', search: '' })).toBe(true);
      expect(await views.save('b2', 'ORDERS', { name: 'Mine', search: 'x' })).toBe(true);
      await views.remove('a1', 'ORDERS', 'Mine');
      await views.remove('a1', 'CATALOGUE', 'Big');
      expect((await views.list('a1', 'ORDERS')).find((view) => view.name === 'Big')?.search).toBe('min=9000');
      expect(await views.list('a1', 'ORDERS')).toHaveLength(2);
      expect(await views.list('b2', 'ORDERS')).toEqual([{ name: 'Mine', search: 'x' }]);
      for (let view = 2; view < MAX_VIEWS; view += 1) await views.save('a1', 'ORDERS', { name: `${view}`, search: '' });
      expect(await views.save('a1', 'ORDERS', { name: 'One more', search: '' })).toBe(false);
      expect(await views.save('a1', 'ORDERS', { name: 'Big', search: 'min=1' })).toBe(true);
    });

    test('keeps which reviews were read, and the words to watch for', async () => {
      const { reviews } = staff;
      await reviews.markRead([{ reviewId: 'r1', content: 'c1' }], 'a1');
      await reviews.markRead(
        [
          { reviewId: 'r1', content: 'c1' },
          { reviewId: 'r1', content: 'c2' },
        ],
        'b2',
      );
      await reviews.markRead([], 'b2');
      expect(await reviews.read()).toHaveLength(2);
      await reviews.markRead([{ reviewId: 'r2', content: 'c1' }], 'a1');
      await reviews.markNew(['r2', 'r3']);
      await reviews.markNew([]);
      expect((await reviews.read()).map(({ reviewId }) => reviewId)).toEqual(['r1', 'r1']);
      await reviews.setWords(['fake', 'broken']);
      await reviews.setWords(['broken', 'worst']);
      expect(await reviews.words()).toEqual(['broken', 'worst']);
      await reviews.setWords([]);
      expect(await reviews.words()).toEqual([]);
    });

    test('is whole after a restart', async () => {
      await thread.close();
      [thread, staff] = open(place);
      expect((await staff.log.page({}, 0, 10)).total).toBe(3);
    });
  });
});

test.each(DATABASES.filter(({ skip, name }) => !skip && name === 'PostgreSQL'))(
  'ten gateways that start at once make the tables of $name once',
  async ({ create }) => {
    await using database = await create();
    const opened = Array.from({ length: 10 }, () => open({ url: database.databaseUrl }));
    for (const [, staff] of opened) staff.log.append(PRICE);
    await Promise.all(opened.map(([, staff]) => staff.log.stored()));
    expect((await opened[0]?.[1].log.page({}, 0, 1))?.total).toBe(10);
    await Promise.all(opened.map(([thread]) => thread.close()));
  },
);

test('a folder that another process uses is left alone, with what to do', async () => {
  const folder = join(temporaryFolder(), 'staff');
  prepareStore(folder);
  const [first, staff] = open({ folder });
  expect(await staff.views.list('a1', 'ORDERS')).toEqual([]);
  const [second, others] = open({ folder });
  await expect(second.run('select 1', [], 'all')).rejects.toThrow('STORE_URL');
  await first.close();
  expect(await others.views.list('a1', 'ORDERS')).toEqual([]); // it tries again
  await second.close();
});

test('a database that was not made whole is made again', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'half of one');
  const [thread, staff] = open({ folder });
  expect(await staff.views.list('a1', 'ORDERS')).toEqual([]);
  await thread.close();
});

test('what cannot be stored is in the log of the process', async () => {
  const lines: string[] = [];
  const toLines = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const broken = createStaffStore(
    createStore(() => Promise.reject(new Error('no database'))),
    toLines,
  );
  broken.log.append(PRICE);
  await broken.log.stored();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ change: PRICE, msg: 'a change by staff could not be stored' });
});
