import { join } from 'node:path';
import type { Logger } from 'pino';
import { bothFeeds, type ChangeFeed, type SecondLevelCache } from './cache/second-level.ts';
import { createRedisTier } from './cache/redis-tier.ts';
import { createMemoryStore } from './endpoint/idempotency-memory.ts';
import { createRedisStore } from './endpoint/idempotency-redis.ts';
import type { IdempotencyLimits, IdempotencyStore } from './endpoint/idempotency-store.ts';
import type { Redis } from './lib/redis.ts';
import { limiterInMemory, limiterInRedis, type MakeAttemptLimiter } from './limits/attempt-limiters.ts';
import type { ShareCounts } from './limits/minute-counts.ts';
import { countsInRedis, countsOfBoth } from './limits/redis-counts.ts';
import { openEntryFile, type EntryFile } from './session/entry-file.ts';
import type { Siblings } from './workers/siblings.ts';

/**
 * What several gateways share: through Redis, and as workers of one machine through their primary process, which is enough for them
 * while Redis is away.
 */
export interface Shared {
  redis: Redis | undefined;
  changes: ChangeFeed | undefined;
  secondLevel: SecondLevelCache | undefined;
  idempotency: IdempotencyStore;
  makeLimiter: MakeAttemptLimiter;
  shareCounts: ShareCounts | undefined;
  endedSessions: EntryFile | undefined; // undefined: they are kept in memory only
}

export interface SharedOptions {
  redisUrl: string | undefined; // one or more, separated by commas (lib/redis.ts); undefined: machines share nothing
  redisSentinel?: string | undefined;
  redisCommandMs?: number | undefined; // how long a command may take; absent: as lib/redis.ts says
  siblings?: Siblings | undefined; // undefined: this process is the only one of the machine
  dataDir?: string | undefined; // undefined: nothing survives a restart
  graceMs: number | undefined; // how long values of the catalogue are kept; undefined: not at all
  idempotency: IdempotencyLimits;
  log: Logger;
}

export async function createShared(options: SharedOptions): Promise<Shared> {
  const { dataDir, graceMs, idempotency, log, redisUrl, siblings } = options;
  const ownKeys = siblings?.idempotency ?? createMemoryStore(idempotency);
  const endedSessions =
    siblings?.endedSessions ?? (dataDir === undefined ? undefined : await openEndedSessions(dataDir, log));
  if (redisUrl !== undefined) {
    const { connectRedis } = await import('./lib/redis.ts'); // 650 files that a single gateway does not need
    const { redisCommandMs: commandMs, redisSentinel: sentinelName } = options;
    const redis = connectRedis({ urls: redisUrl.split(','), sentinelName, commandMs, log });
    const tier = createRedisTier({ redis, log, graceMs: graceMs ?? 0 });
    const shareCounts = countsInRedis(redis);
    return {
      redis,
      changes: siblings ? bothFeeds(siblings.changes, tier) : tier,
      secondLevel: graceMs === undefined ? undefined : tier,
      idempotency: createRedisStore(redis, ownKeys, idempotency, log),
      makeLimiter: limiterInRedis(redis, siblings?.makeLimiter),
      shareCounts: siblings ? countsOfBoth(siblings.shareCounts, shareCounts) : shareCounts,
      endedSessions,
    };
  }
  return {
    redis: undefined,
    changes: siblings?.changes,
    secondLevel: undefined, // what one worker has read is not worth a message to the others
    idempotency: ownKeys,
    makeLimiter: siblings?.makeLimiter ?? limiterInMemory,
    shareCounts: siblings?.shareCounts,
    endedSessions,
  };
}

/** Several processes must not write it: workers leave it to their primary process. */
export const openEndedSessions = (dataDir: string, log: Logger): Promise<EntryFile> =>
  openEntryFile(join(dataDir, 'ended-sessions'), log);
