import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { CachedValue, ChangeFeed, SecondLevelCache } from './second-level.ts';
import { EVERYTHING } from './tag-log.ts';
import type { Redis } from '../lib/redis.ts';

export interface RedisTierOptions {
  redis: Redis;
  log: Logger;
  graceMs: number; // how long an entry is kept
  shape: string; // of the values that are kept: an entry of another shape is never read
}

// All releases use these names, and those in the message below. What is in braces keeps the keys in one slot of a Cluster.
const VERSION_KEY = 'haat:{catalogue}:moment';
const CHANNEL = 'haat:changes';
const tagKey = (tag: string): string => `haat:{catalogue}:changed:${tag}`;
const MOST_UNTOLD = 1_000; // with more of them, everything counts as changed
const RETRY_MS = 1_000;
const NOT_KNOWN = { entry: undefined, version: undefined };

/** One step, so that the next look-up sees the whole change. */
const INVALIDATE = `
  local version = redis.call('INCR', KEYS[1])
  for place = 2, #KEYS do redis.call('SET', KEYS[place], version, 'EX', ARGV[1]) end
  redis.call('PUBLISH', ARGV[2], ARGV[3])
`;

export function createRedisTier({ redis, log, graceMs, shape }: RedisTierOptions): SecondLevelCache & ChangeFeed {
  const entryKey = (key: string): string => `haat:{catalogue}:${shape}:${key}`;
  const self = randomUUID();
  const keptSeconds = Math.ceil(graceMs / 1000);
  const untold = new Map<string, number>(); // tags, each with the number of its last change
  let changes = 0;
  let behind = false; // the others missed a change: until they know it, values in Redis may be outdated, and are not used
  let retry: NodeJS.Timeout | undefined;
  const logFailure = (err: unknown): void => log.debug({ err }, 'a Redis command failed');

  async function isCurrent({ tags, version }: CachedValue & { version: number }): Promise<boolean> {
    const changed = await redis.run((client) => client.mGet([EVERYTHING, ...tags].map(tagKey)));
    return changed.every((at) => Number(at ?? 0) <= version);
  }

  /** Tells the other gateways now or, if that fails, again and again until it does not. */
  async function tell(): Promise<void> {
    const telling = new Map(untold);
    const tags = telling.size > MOST_UNTOLD ? [EVERYTHING] : [...telling.keys()];
    const message = JSON.stringify({ from: self, marks: tags });
    const keys = [VERSION_KEY, ...tags.map(tagKey)];
    try {
      await redis.run((client) =>
        client.eval(INVALIDATE, { keys, arguments: [String(keptSeconds), CHANNEL, message] }),
      );
      for (const [tag, change] of telling) if (untold.get(tag) === change) untold.delete(tag);
      behind = false;
    } catch (error) {
      behind = true;
      logFailure(error);
      retry ??= setTimeout(() => {
        retry = undefined;
        void tell();
      }, RETRY_MS).unref();
    }
  }

  return {
    async find(key) {
      if (behind) return NOT_KNOWN;
      try {
        const [latest, text] = await redis.run((client) => client.mGet([VERSION_KEY, entryKey(key)]));
        const entry = text ? (JSON.parse(text) as CachedValue & { version: number }) : undefined;
        return { entry: entry && (await isCurrent(entry)) ? entry : undefined, version: Number(latest ?? 0) };
      } catch (error) {
        logFailure(error);
        return NOT_KNOWN;
      }
    },
    keep(key, entry, version) {
      const text = JSON.stringify({ ...entry, version });
      redis.run((client) => client.set(entryKey(key), text, { EX: keptSeconds })).catch(logFailure);
    },
    publish(tags) {
      if (tags.length === 0) return;
      changes += 1;
      for (const tag of tags) untold.set(tag, changes);
      void tell();
    },
    listen(onChange) {
      const receive = (text: string): void => {
        const { from, marks: tags } = JSON.parse(text) as { from: string; marks: string[] };
        if (from !== self) onChange(tags);
      };
      redis.subscribe(CHANNEL, receive, () => onChange([EVERYTHING]));
    },
  };
}
