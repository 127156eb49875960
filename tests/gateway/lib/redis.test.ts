import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectRedis, RedisAway, type Redis } from '../../../gateway/lib/redis.ts';
import { eventually } from '../../support/eventually.ts';
import { TEST_REDIS_URL } from '../../support/servers/redis.ts';
import { REDIS_SERVER_IS_MISSING, startSingleServer } from '../../support/servers/redis-groups.ts';
import { openRedisLine, type RedisLine } from '../../support/servers/redis-line.ts';

const log = pino({ level: 'silent' });

/** A Redis in use, behind a line that the test can cut. */
async function connected(
  url = TEST_REDIS_URL ?? '',
  commandMs?: number,
): Promise<{ redis: Redis; line: RedisLine; returns: () => number }> {
  const line = await openRedisLine(url);
  const redis = connectRedis({ urls: [line.url], log, commandMs });
  let returns = 0;
  redis.onReturn(() => (returns += 1));
  onTestFinished(async () => {
    redis.close();
    await line[Symbol.asyncDispose]();
  });
  await eventually(() => expect(redis.inUse).toBe(true));
  return { redis, line, returns: () => returns };
}

describe.skipIf(!TEST_REDIS_URL)('a Redis', () => {
  test('that hangs is left alone after the first command, until it answers again', async () => {
    const { redis, line, returns } = await connected();
    line.hang();
    await expect(redis.run((client) => client.get('haat:nothing'))).rejects.toThrow(RedisAway);
    let asked = false;
    const second = redis.run(async () => {
      asked = true;
    });
    await expect(second).rejects.toThrow(RedisAway);
    expect(asked).toBe(false);
    line.mend();
    await eventually(() => expect(redis.inUse).toBe(true));
    expect(returns()).toBe(2);
    await eventually(async () => expect(await redis.run((client) => client.get('haat:nothing'))).toBe(null));
  });

  test.each([100, 2_000])('that takes %i ms is left alone, too', async (ms) => {
    const { redis, line } = await connected();
    line.slow(ms / 2);
    // A command is not blamed for a timer that the busy machine held up; one of the next is.
    await eventually(() => expect(redis.run((client) => client.get('haat:nothing'))).rejects.toThrow(RedisAway));
    expect(redis.inUse).toBe(false);
    line.mend();
    await eventually(() => expect(redis.inUse).toBe(true));
  });

  test('whose other end is gone without a word gets a new connection', async () => {
    const { redis, line } = await connected();
    line.hang();
    await expect(redis.run((client) => client.ping())).rejects.toThrow(RedisAway);
    line.heal();
    // The old connection stays dead: only a new one can answer.
    await eventually(() => expect(redis.inUse).toBe(true));
  });

  test('that is cut off is used again by itself', async () => {
    const { redis, line } = await connected();
    line.cut();
    await eventually(() => expect(redis.inUse).toBe(false));
    line.mend();
    await eventually(() => expect(redis.inUse).toBe(true));
  });

  test('that refuses a command is not away', async () => {
    // On a busy machine an answer takes more than 15 ms.
    const { redis } = await connected(TEST_REDIS_URL, 5_000);
    await expect(redis.run((client) => client.sendCommand(['NONSENSE']))).rejects.toThrow(/unknown command/);
    expect(redis.inUse).toBe(true);
  });
});

test.skipIf(REDIS_SERVER_IS_MISSING).each([
  ['is full', 'config set maxmemory 1', 'config set maxmemory 0'],
  ['has become the copy of another one', 'replicaof 127.0.0.1 1', 'replicaof no one'],
])('a Redis that %s is left alone until it takes changes again', async (_, fault, cure) => {
  const { url, configure } = await startSingleServer();
  const { redis } = await connected(url);
  configure(fault);
  await eventually(() => expect(redis.inUse).toBe(false));
  configure(cure);
  await eventually(() => expect(redis.inUse).toBe(true));
});
