import { pino } from 'pino';
import { expect, test } from 'vitest';
import { RedisAway, type Redis, type RedisClient } from '../../../gateway/lib/redis.ts';
import { createSharedList } from '../../../gateway/session/shared-list.ts';
import { eventually } from '../../support/eventually.ts';

/** A Redis that is away until it is called back, and then is empty. */
function awayRedis(): Redis & { comeBack: () => void } {
  const listeners: (() => void)[] = [];
  let inUse = false;
  const client = { zScan: async () => ({ cursor: '0', members: [] }) } as unknown as RedisClient;
  return {
    client,
    run: async (command) => {
      if (!inUse) throw new RedisAway('It is away.');
      return command(client);
    },
    inUse,
    firstTry: Promise.resolve(),
    onReturn: (listener) => void listeners.push(listener),
    subscribe: () => undefined,
    close: () => undefined,
    comeBack() {
      inUse = true;
      for (const listener of listeners) listener();
    },
  };
}

test('an entry whose time is over before Redis is back does not count as unpublished for ever', async () => {
  const redis = awayRedis();
  const log = pino({ level: 'silent' });
  const list = createSharedList({ redis, file: undefined, log, key: 'a-list', onEntry: () => undefined });
  expect(await list.add([{ text: 'one', until: Math.floor(Date.now() / 1000) + 1 }])).toBe(false);
  expect(list.unpublished).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  redis.comeBack();
  await eventually(() => expect(list.unpublished).toBe(0));
  list.close();
});
