import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createCatalogue,
  type Catalogue,
  type Freshness,
  createTagLog,
  EVERYTHING,
} from '../../../gateway/cache/catalogue.ts';
import { ShopError } from '../../../gateway/errors/shop-error.ts';
import { LISTS } from '../../../gateway/domains/invalidation.ts';
import type { RestAnswer } from '../../../gateway/rest/call.ts';
import { endpoint } from '../../../gateway/rest/endpoint.ts';
import { badResponse } from '../../../gateway/rest/errors.ts';
import { stubRest } from '../../support/rest.ts';
import { eventually } from '../../support/eventually.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const AGES = { freshMs: 30 * SECOND, staleMs: 10 * MINUTE, graceMs: 24 * HOUR };

const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const THING = endpoint('GET /thing');

/** A cached entry. The test decides when each of its reads ends. */
function thing(tags: readonly string[] = ['a']) {
  const readings: PromiseWithResolvers<string>[] = [];
  const rest = stubRest({
    async get(): Promise<RestAnswer> {
      const reading = Promise.withResolvers<string>();
      readings.push(reading);
      return { status: 200, body: await reading.promise };
    },
  });
  const freshness: Freshness = { oldest: Infinity, stale: false };
  const reading = { parse: ({ body }: RestAnswer) => String(body), tags: () => tags };
  const get = (catalogue: Catalogue) => catalogue.cached(rest, rest, freshness).read(THING, {}, reading);
  return { readings, get, freshness };
}

describe('a catalogue entry', () => {
  test('is used while fresh, then during a refresh, then only if the refresh fails', async () => {
    const catalogue = createCatalogue(AGES);
    const { readings, get, freshness } = thing();
    const first = get(catalogue);
    readings[0]?.resolve('first');
    expect(await first).toBe('first');
    pass(29 * SECOND);
    expect(await get(catalogue)).toBe('first');
    expect(readings).toHaveLength(1);

    pass(2 * SECOND);
    expect(await get(catalogue)).toBe('first');
    expect(readings).toHaveLength(2);
    readings[1]?.resolve('second');
    await readings[1]?.promise;
    await eventually(async () => expect(await get(catalogue)).toBe('second'));

    pass(11 * MINUTE);
    const late = get(catalogue);
    readings[2]?.resolve('third');
    expect(await late).toBe('third');

    pass(23 * HOUR);
    const failing = get(catalogue);
    readings[3]?.reject(badResponse('GET /thing'));
    expect(await failing).toBe('third');
    expect(freshness.stale).toBe(true);
    pass(2 * HOUR);
    const hopeless = get(catalogue);
    readings[4]?.reject(badResponse('GET /thing'));
    await expect(hopeless).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_BAD_RESPONSE' } });
  });

  test('is read once for concurrent requests', async () => {
    const catalogue = createCatalogue(AGES);
    const { readings, get } = thing();
    const all = Promise.all(Array.from({ length: 100 }, () => get(catalogue)));
    expect(readings).toHaveLength(1);
    readings[0]?.resolve('value');
    expect(new Set(await all)).toEqual(new Set(['value']));
  });

  test('is not read again at once after a failure', async () => {
    const catalogue = createCatalogue(AGES);
    const { readings, get } = thing();
    const first = get(catalogue);
    readings[0]?.resolve('first');
    await first;
    pass(MINUTE);
    await get(catalogue);
    readings[1]?.reject(badResponse('GET /thing'));
    await expect(readings[1]?.promise).rejects.toThrow();
    await Promise.resolve();
    expect(await Promise.all([get(catalogue), get(catalogue)])).toEqual(['first', 'first']);
    expect(readings).toHaveLength(2);
  });

  test('is read again at once after a read that only its own operation was refused', async () => {
    const catalogue = createCatalogue(AGES);
    const { readings, get } = thing();
    const first = get(catalogue);
    readings[0]?.resolve('first');
    await first;
    pass(11 * MINUTE);
    const refused = get(catalogue);
    readings[1]?.reject(new ShopError('OPERATION_TOO_COSTLY', 'This asks for too much.'));
    await expect(refused).rejects.toThrow('too much');
    const next = get(catalogue);
    readings[2]?.resolve('second');
    expect(await next).toBe('second');
  });

  test('is read again after a change to it, also if a read was in progress', async () => {
    const catalogue = createCatalogue(AGES);
    const { readings, get } = thing([LISTS, 'a']);
    const early = get(catalogue);
    catalogue.invalidate(['a']);
    const late = get(catalogue);
    expect(readings).toHaveLength(2);
    readings[1]?.resolve('after');
    expect(await late).toBe('after');
    readings[0]?.resolve('before');
    expect(await early).toBe('before');
    expect(await get(catalogue)).toBe('after');
    catalogue.invalidate(['b']);
    expect(await get(catalogue)).toBe('after');
    catalogue.invalidate([LISTS]);
    void get(catalogue);
    expect(readings).toHaveLength(3);
  });
});

test('a tag log knows which tags have changed; of very old changes only that there were some', () => {
  const log = createTagLog();
  log.invalidate(['a']);
  const { version } = log;
  expect([log.changedSince(0, ['a']), log.changedSince(0, ['b']), log.changedSince(version, ['a'])]).toEqual([
    true,
    false,
    false,
  ]);
  for (let n = 0; n < 10_001; n += 1) log.invalidate([`product ${n}`]);
  expect(log.changedSince(0, ['b'])).toBe(true);
  expect(log.changedSince(log.version, ['b'])).toBe(false);
  const before = log.version;
  log.invalidate([EVERYTHING]);
  expect(log.changedSince(before, ['b'])).toBe(true);
});
