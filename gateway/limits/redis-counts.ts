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

/**
 * Exchanges counts with the workers of this machine and with the other machines. While those are out of reach the workers go on counting
 * together; what the machines missed of a minute is told with the next exchange in it.
 */
export function countsOfBoth(workers: ShareCounts, machines: ShareCounts): ShareCounts {
  const missed = new Map<string, Map<string, number>>(); // by the counter's name and minute

  return async (name, minute, counts) => {
    const of = `${minute} ${name}`;
    for (const key of missed.keys()) if (Number(key.split(' ')[0]) < minute) missed.delete(key);
    const untold = added(missed.get(of), counts);
    missed.delete(of);
    const [here, everywhere] = await Promise.all([
      workers(name, minute, counts),
      machines(name, minute, untold).catch(() => {
        missed.set(of, added(missed.get(of), untold));
        return undefined;
      }),
    ]);
    return new Map([...here].map(([key, sum]) => [key, Math.max(sum, everywhere?.get(key) ?? 0)]));
  };
}

function added(to: ReadonlyMap<string, number> | undefined, counts: ReadonlyMap<string, number>): Map<string, number> {
  const sums = new Map(to);
  for (const [key, count] of counts) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}
