import type { Redis } from '../lib/redis.ts';
import type { ShareCounts } from './minute-counts.ts';

const KEPT_S = 120; // a minute's counts, for those that come late
const EXCHANGE_MS = 100; // that an exchange may take; no request waits for it

/** One hash for each counter and minute. */
export const countsInRedis =
  (redis: Redis): ShareCounts =>
  async (name, minute, counts) => {
    const hash = `haat:minute:${name}:${minute}`;
    const keys = [...counts.keys()];
    const sums = await redis.run((client) => {
      const commands = client.multi();
      for (const [key, count] of counts) commands.hIncrBy(hash, key, count);
      return commands.expire(hash, KEPT_S).exec();
    }, EXCHANGE_MS);
    return new Map(keys.map((key, place) => [key, Number(sums[place])]));
  };
