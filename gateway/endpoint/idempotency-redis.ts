import type { Logger } from 'pino';
import { createMemoryStore } from './idempotency-memory.ts';
import { CLAIM_MS, type IdempotencyLimits, type IdempotencyStore, type KnownKey } from './idempotency-store.ts';
import type { Redis } from '../lib/redis.ts';

/** Keeps an answer (KEYS[1]), lists it for its caller (KEYS[2]), and removes the oldest past the limit. */
const KEEP = `
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
redis.call('ZADD', KEYS[2], ARGV[3], KEYS[1])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
local surplus = redis.call('ZCARD', KEYS[2]) - tonumber(ARGV[4])
if surplus > 0 then
  local oldest = redis.call('ZPOPMIN', KEYS[2], surplus)
  for place = 1, #oldest, 2 do redis.call('DEL', oldest[place]) end
end`;

/** For several gateways. While Redis is away, each gateway uses its own memory. */
export function createRedisStore(redis: Redis, limits: IdempotencyLimits, log: Logger): IdempotencyStore {
  const own = createMemoryStore(limits);
  const note = (err: unknown): void =>
    log.warn({ err }, 'Redis is out of reach; idempotency keys are this gateway’s own');
  const nameOf = (key: string): string => `haat:idempotency:${key}`;

  async function orOwn<Value>(shared: () => Promise<Value>, alone: () => Promise<Value>): Promise<Value> {
    try {
      return await shared();
    } catch (error) {
      note(error);
      return alone();
    }
  }

  return {
    claim: (of, asked) =>
      orOwn(
        async () => {
          const found = await redis.set(nameOf(of.key), JSON.stringify({ asked }), {
            expiration: { type: 'PX', value: CLAIM_MS },
            condition: 'NX',
            GET: true,
          });
          return found === null ? undefined : (JSON.parse(found) as KnownKey);
        },
        () => own.claim(of, asked),
      ),
    keep: (of, known) =>
      orOwn(
        async () => {
          const { keptMs, perCaller } = limits;
          await redis.eval(KEEP, {
            keys: [nameOf(of.key), nameOf(`of:${of.caller}`)],
            arguments: [JSON.stringify(known), ...[keptMs, Date.now(), perCaller].map(String)],
          });
        },
        () => own.keep(of, known),
      ),
    release: (of) =>
      orOwn(
        async () => void (await redis.del(nameOf(of.key))),
        () => own.release(of),
      ),
  };
}
