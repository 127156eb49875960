import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { EVERYTHING } from './tag-log.ts';
import { subscribe, type Redis } from '../lib/redis.ts';

export interface CachedValue {
  value: unknown;
  /** Cache tags: a change of any of them makes the value outdated (cache/tag-log.ts). */
  tags: readonly string[];
  /** When it was read, in ms since 1970. */
  at: number;
}

/**
 * The second-level cache, which several gateways share. It may be slow, empty or away: then each gateway works alone, and nothing
 * fails.
 */
export interface SecondLevelCache {
  /** The value, and the version at which it was looked up, for `keep`; undefined where the cache does not answer. */
  find: (key: string) => Promise<{ entry: CachedValue | undefined; version: number | undefined }>;
  keep: (key: string, entry: CachedValue, version: number) => void;
  invalidate: (tags: readonly string[]) => void;
  /** Calls back with the tags that other gateways invalidate; with EVERYTHING after a time in which some may have been missed. */
  listen: (onInvalidate: (tags: readonly string[]) => void) => void;
  close: () => void;
}

export interface SecondLevelCacheOptions {
  redis: Redis;
  log: Logger;
  /** In ms: an entry is fresh until the first age, and is kept until the second. */
  ages: { freshMs: number; graceMs: number };
}

/**
 * Counts up when an entry's shape changes, `Product` included: gateways of two releases invalidate each other's entries, but do not
 * read them.
 */
const SHAPE = 3;
// These names, and those in the message below, are the same in all releases.
const VERSION_KEY = 'haat:moment';
const CHANNEL = 'haat:changes';
const tagKey = (tag: string): string => `haat:changed:${tag}`;
const entryKey = (key: string): string => `haat:catalogue:${SHAPE}:${key}`;
const NOT_KNOWN = { entry: undefined, version: undefined };

/** Counts the version up, notes it for each tag and publishes the tags, all in one step, so that the next look-up sees it. */
const INVALIDATE = `
  local version = redis.call('INCR', KEYS[1])
  for place = 2, #KEYS do redis.call('SET', KEYS[place], version, 'EX', ARGV[1]) end
  redis.call('PUBLISH', ARGV[2], ARGV[3])
`;

export function createRedisTier({ redis, log, ages }: SecondLevelCacheOptions): SecondLevelCache {
  const self = randomUUID();
  let subscription: { close: () => void } | undefined;
  const { freshMs, graceMs } = ages;
  const keptSeconds = Math.ceil(graceMs / 1000);
  let unusedUntil = 0;
  const logFailure = (err: unknown): void => log.debug({ err }, 'a Redis command failed');

  async function isCurrent({ tags, version }: CachedValue & { version: number }): Promise<boolean> {
    const changed = await redis.mGet([EVERYTHING, ...tags].map(tagKey));
    return changed.every((at) => Number(at ?? 0) <= version);
  }

  return {
    async find(key) {
      if (Date.now() < unusedUntil) return NOT_KNOWN;
      try {
        const [latest, text] = await redis.mGet([VERSION_KEY, entryKey(key)]);
        const entry = text ? (JSON.parse(text) as CachedValue & { version: number }) : undefined;
        return { entry: entry && (await isCurrent(entry)) ? entry : undefined, version: Number(latest ?? 0) };
      } catch (error) {
        logFailure(error);
        return NOT_KNOWN;
      }
    },
    keep(key, entry, version) {
      redis.set(entryKey(key), JSON.stringify({ ...entry, version }), { EX: keptSeconds }).catch(logFailure);
    },
    invalidate(tags) {
      const message = JSON.stringify({ from: self, marks: tags });
      const keys = [VERSION_KEY, ...tags.map(tagKey)];
      redis.eval(INVALIDATE, { keys, arguments: [String(keptSeconds), CHANNEL, message] }).catch((error: unknown) => {
        // The other gateways do not know of this change and go on writing old values. These stay fresh for freshMs.
        unusedUntil = Date.now() + freshMs;
        logFailure(error);
      });
    },
    listen(onInvalidate) {
      const receive = (text: string): void => {
        const { from, marks: tags } = JSON.parse(text) as { from: string; marks: string[] };
        if (from !== self) onInvalidate(tags);
      };
      const onSubscribed = (): void => onInvalidate([EVERYTHING]);
      subscription = subscribe(redis, CHANNEL, { onMessage: receive, onSubscribed, onError: logFailure });
    },
    close: () => subscription?.close(),
  };
}
