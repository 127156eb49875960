import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { EVERYTHING } from './tag-log.ts';
import { subscribe, type Redis } from '../lib/redis.ts';

export interface CachedValue {
  value: unknown;
  tags: readonly string[]; // a change of any of them makes the value outdated (cache/tag-log.ts)
  at: number; // when it was read, in ms since 1970
}

/** A cache that several gateways share. If it is slow, empty or away, each gateway works alone and nothing fails. */
export interface SecondLevelCache {
  /** The version is for `keep`. It is undefined if the cache does not answer. */
  find: (key: string) => Promise<{ entry: CachedValue | undefined; version: number | undefined }>;
  keep: (key: string, entry: CachedValue, version: number) => void;
  invalidate: (tags: readonly string[]) => void;
  /** Reports the tags that other gateways invalidate; EVERYTHING if messages may have been lost. */
  listen: (onInvalidate: (tags: readonly string[]) => void) => void;
  close: () => void;
}

export interface SecondLevelCacheOptions {
  redis: Redis;
  log: Logger;
  ages: { freshMs: number; graceMs: number }; // how long an entry is fresh, and how long it is kept
}

/** Rises with each change of an entry's shape, `Product` included: an entry of another shape is never read. */
const SHAPE = 3;
// All releases use these names, and those in the message below.
const VERSION_KEY = 'haat:moment';
const CHANNEL = 'haat:changes';
const tagKey = (tag: string): string => `haat:changed:${tag}`;
const entryKey = (key: string): string => `haat:catalogue:${SHAPE}:${key}`;
const NOT_KNOWN = { entry: undefined, version: undefined };

/** One step, so that the next look-up sees the whole change. */
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
        // The other gateways miss this change and go on writing old values. These stay fresh for freshMs.
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
