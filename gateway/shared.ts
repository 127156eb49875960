import { join } from 'node:path';
import type { Logger } from 'pino';
import { createChangeFeed, type ChangeFeed } from './cache/change-feed.ts';
import { createMemoryStore } from './endpoint/idempotency-memory.ts';
import { createRedisStore } from './endpoint/idempotency-redis.ts';
import type { IdempotencyLimits, IdempotencyStore } from './endpoint/idempotency-store.ts';
import type { Redis } from './lib/redis.ts';
import { limiterInMemory, limiterInRedis, type MakeAttemptLimiter } from './limits/attempt-limiters.ts';
import { countsInRedis, type ShareCounts } from './limits/minute-counts.ts';
import { openEntryFile, type EntryFile } from './session/entry-file.ts';

/** What several gateways share through Redis. Without one, each works alone. */
export interface Shared {
  redis: Redis | undefined;
  changes: ChangeFeed | undefined;
  idempotency: IdempotencyStore;
  makeLimiter: MakeAttemptLimiter;
  shareCounts: ShareCounts | undefined;
  endedSessions: EntryFile | undefined; // undefined: they are kept in memory only
}

export interface SharedOptions {
  redisUrl: string | undefined; // one or more, separated by commas (lib/redis.ts); undefined: gateways share nothing
  redisSentinel?: string | undefined;
  redisCommandMs?: number | undefined; // how long a command may take; absent: as lib/redis.ts says
  dataDir?: string | undefined; // undefined: nothing survives a restart
  idempotency: IdempotencyLimits;
  log: Logger;
}

export async function createShared(options: SharedOptions): Promise<Shared> {
  const { dataDir, idempotency, log, redisUrl } = options;
  const ownKeys = createMemoryStore(idempotency);
  const endedSessions = dataDir === undefined ? undefined : await openEntryFile(join(dataDir, 'ended-sessions'), log);
  if (redisUrl !== undefined) {
    const { connectRedis } = await import('./lib/redis.ts'); // 650 files that a single gateway does not need
    const { redisCommandMs: commandMs, redisSentinel: sentinelName } = options;
    const redis = connectRedis({ urls: redisUrl.split(','), sentinelName, commandMs, log });
    return {
      redis,
      changes: createChangeFeed(redis, log),
      idempotency: createRedisStore(redis, ownKeys, idempotency, log),
      makeLimiter: limiterInRedis(redis),
      shareCounts: countsInRedis(redis),
      endedSessions,
    };
  }
  return {
    redis: undefined,
    changes: undefined,
    idempotency: ownKeys,
    makeLimiter: limiterInMemory,
    shareCounts: undefined,
    endedSessions,
  };
}
