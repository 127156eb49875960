import { join } from 'node:path';
import type { Logger } from 'pino';
import { createChangeFeed } from './cache/change-feed.ts';
import { createMemoryStore, type IdempotencyLimits } from './endpoint/idempotency-store.ts';
import { createRedisStore } from './endpoint/idempotency-redis.ts';
import { limiterInMemory, limiterInRedis } from './limits/login-throttle.ts';
import { countsInRedis } from './limits/minute-counts.ts';
import { openEntryFile } from './session/entry-file.ts';

export interface SharedOptions {
  redisUrl: string | undefined; // one or more, separated by commas (lib/redis.ts); undefined: gateways share nothing
  redisSentinel: string | undefined;
  redisCommandMs?: number | undefined; // how long a command may take; absent: as lib/redis.ts says
  dataDir?: string | undefined; // undefined: nothing survives a restart
  idempotency: IdempotencyLimits;
  log: Logger;
}

/** What several gateways share through Redis. Without one, each works alone. */
export async function createShared(options: SharedOptions) {
  const { dataDir, idempotency, log, redisUrl } = options;
  const ownKeys = createMemoryStore(idempotency);
  const endedSessions = dataDir === undefined ? undefined : await openEntryFile(join(dataDir, 'ended-sessions'), log);
  const { redisCommandMs: commandMs, redisSentinel: sentinelName } = options;
  const redis =
    redisUrl === undefined
      ? undefined
      : (await import('./lib/redis.ts')) // 650 files that a single gateway does not need
          .connectRedis({ urls: redisUrl.split(','), sentinelName, commandMs, log });
  return {
    redis,
    changes: redis && createChangeFeed(redis, log),
    idempotency: redis ? createRedisStore(redis, ownKeys, idempotency, log) : ownKeys,
    makeLimiter: redis ? limiterInRedis(redis) : limiterInMemory,
    shareCounts: redis && countsInRedis(redis),
    endedSessions,
  };
}
