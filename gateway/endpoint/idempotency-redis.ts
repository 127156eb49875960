import type { Logger } from 'pino';
import {
  CLAIM_MS,
  type AnsweredKey,
  type CallerKey,
  type IdempotencyLimits,
  type IdempotencyStore,
  type KnownKey,
} from './idempotency-store.ts';
import { limitedMap } from '../lib/limited-map.ts';
import type { Redis } from '../lib/redis.ts';

const MOST_UNTOLD = 10_000; // answers; beyond that, the oldest are not told

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

/**
 * For several gateways. Each also has its `own` answers in memory. While Redis is away it tells nobody else of them, and does so
 * afterwards: only a repetition that reaches another gateway meanwhile is carried out twice.
 */
export function createRedisStore(
  redis: Redis,
  own: IdempotencyStore,
  limits: IdempotencyLimits,
  log: Logger,
): IdempotencyStore {
  const untold = limitedMap<string, { of: CallerKey; known: AnsweredKey }>(MOST_UNTOLD, limits.keptMs);
  // What is in braces keeps the keys of a caller in one slot of a Cluster.
  const listOf = ({ caller }: CallerKey): string => `haat:idempotency:{${caller}}`;
  const nameOf = (of: CallerKey): string => `${listOf(of)}:${of.key}`;

  async function tell(of: CallerKey, known: AnsweredKey): Promise<void> {
    const keys = [nameOf(of), listOf(of)];
    const values = [JSON.stringify(known), ...[limits.keptMs, Date.now(), limits.perCaller].map(String)];
    await redis.run((client) => client.eval(KEEP, { keys, arguments: values }));
    untold.delete(of.key);
  }

  async function tellAll(): Promise<void> {
    for (const { of, known } of untold.values()) await tell(of, known);
  }

  const orAlone = async <Value>(shared: Promise<Value>): Promise<Value | null> => {
    try {
      return await shared;
    } catch (err) {
      log.warn({ err }, 'Redis is out of reach; idempotency keys are this gateway’s own');
      return null;
    }
  };
  redis.onReturn(() => void orAlone(tellAll()));

  return {
    async claim(of, asked) {
      const known = await own.claim(of, asked);
      if (known) return known;
      const claim = JSON.stringify({ asked });
      const expiration = { type: 'PX', value: CLAIM_MS } as const;
      const setting = redis.run((client) => client.set(nameOf(of), claim, { expiration, condition: 'NX', GET: true }));
      const found = await orAlone(setting);
      if (found === null) return undefined;
      await own.release(of);
      return JSON.parse(found) as KnownKey;
    },
    async keep(of, known) {
      await own.keep(of, known);
      untold.set(of.key, { of, known });
      await orAlone(tell(of, known));
    },
    async release(of) {
      await own.release(of);
      await orAlone(redis.run((client) => client.del(nameOf(of))));
    },
  };
}
