import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Redis } from '../lib/redis.ts';

/** Counts per key, with a limit. `consume` rejects with a RateLimiterRes beyond it. */
export type AttemptLimiter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'delete'>;

/** `duration`: seconds until a key's count starts anew. */
export type MakeAttemptLimiter = (of: { keyPrefix: string; points: number; duration: number }) => AttemptLimiter;

/** This gateway counts alone. */
export const limiterInMemory: MakeAttemptLimiter = (of) => new RateLimiterMemory(of);

/** Several gateways count together. While Redis is away each of them counts alone. */
export function limiterInRedis(redis: Redis): MakeAttemptLimiter {
  return (of) => {
    const shared = new RateLimiterRedis({ ...of, storeClient: redis.client, useRedisPackage: true });
    const own = limiterInMemory(of);
    const count = <Value>(call: (limiter: AttemptLimiter) => Promise<Value>): Promise<Value> =>
      redis
        .run(() => call(shared))
        .catch((error: unknown) => {
          if (error instanceof RateLimiterRes) throw error;
          return call(own);
        });
    return {
      consume: (...attempt) => count((limiter) => limiter.consume(...attempt)),
      penalty: (...attempt) => count((limiter) => limiter.penalty(...attempt)),
      reward: (...attempt) => count((limiter) => limiter.reward(...attempt)),
      delete: (...attempt) => count((limiter) => limiter.delete(...attempt)),
    };
  };
}
