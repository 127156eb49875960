import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Redis } from '../../../gateway/lib/redis.ts';
import { createSharedList } from '../../../gateway/session/shared-list.ts';
import { eventually } from '../../support/eventually.ts';

/** A Redis that is not connected until it is `ready`, and then is empty. */
function awayRedis(): Redis & { isReady: boolean } {
  const line = Object.assign(new EventEmitter(), { connect: async () => undefined, destroy: () => undefined });
  const redis = Object.assign(new EventEmitter(), {
    isReady: false,
    duplicate: () => Object.assign(line, { subscribe: async () => undefined }),
    zScan: async () => ({ cursor: '0', members: [] }),
  });
  return redis as unknown as Redis & { isReady: boolean };
}

test('an entry whose time is over before Redis is back does not count as unpublished for ever', async () => {
  const redis = awayRedis();
  const log = pino({ level: 'silent' });
  const list = createSharedList({ redis, file: undefined, log, key: 'a-list', onEntry: () => undefined });
  expect(await list.add([{ text: 'one', until: Math.floor(Date.now() / 1000) + 1 }])).toBe(false);
  expect(list.unpublished).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  redis.isReady = true;
  redis.emit('ready');
  await eventually(() => expect(list.unpublished).toBe(0));
  list.close();
});
