import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Redis } from './redis.ts';

/** What is known of a key. */
export interface KnownKey {
  /** What was asked with it: its operation and variables, hashed. */
  asked: string;
  /** The answer, as JSON; undefined: it is being made. */
  answer?: string;
}

/** Keys that mutations came with. */
export interface IdempotencyStore {
  /** Takes a key that nobody has; otherwise gives what is known of it. */
  claim: (key: string, asked: string) => Promise<KnownKey | undefined>;
  /** Keeps the answer to what was asked. */
  keep: (key: string, known: KnownKey) => Promise<void>;
  /** Gives a key back: nothing was changed with it. */
  release: (key: string) => Promise<void>;
}

/** How long answers are kept, and how much of them. */
export interface IdempotencyLimits {
  keptMs: number;
  /** Bytes, in memory. Of the answers that were not asked for again for longest, the first ones go. */
  maxBytes: number;
}

/** How long a key is held for an answer that is being made, in ms: longer than an operation may take. */
const CLAIM_MS = 60_000;

/** Keys of this process alone. */
export function createMemoryStore({ keptMs, maxBytes }: IdempotencyLimits): IdempotencyStore {
  const keys = new LRUCache<string, KnownKey>({
    maxSize: maxBytes,
    sizeCalculation: ({ asked, answer = '' }, key) => key.length + asked.length + answer.length,
  });
  return {
    async claim(key, asked) {
      const known = keys.get(key);
      if (!known) keys.set(key, { asked }, { ttl: CLAIM_MS });
      return known;
    },
    async keep(key, known) {
      keys.set(key, known, { ttl: keptMs });
    },
    async release(key) {
      keys.delete(key);
    },
  };
}

/** Keys that several gateways share through a Redis; while it is away, each keeps to itself (`own`). */
export function createRedisStore(
  redis: Redis,
  limits: IdempotencyLimits,
  log: Logger,
  own = createMemoryStore(limits),
): IdempotencyStore {
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
  const set = (key: string, known: KnownKey, ms: number) =>
    redis.set(nameOf(key), JSON.stringify(known), { expiration: { type: 'PX', value: ms } });

  return {
    claim: (key, asked) =>
      orOwn(
        async () => {
          const found = await redis.set(nameOf(key), JSON.stringify({ asked }), {
            expiration: { type: 'PX', value: CLAIM_MS },
            condition: 'NX',
            GET: true,
          });
          return found === null ? undefined : (JSON.parse(found) as KnownKey);
        },
        () => own.claim(key, asked),
      ),
    keep: (key, known) =>
      orOwn(
        async () => void (await set(key, known, limits.keptMs)),
        () => own.keep(key, known),
      ),
    release: (key) =>
      orOwn(
        async () => void (await redis.del(nameOf(key))),
        () => own.release(key),
      ),
  };
}
