import { hash } from 'node:crypto';
import { limitedMap } from '../lib/limited-map.ts';
import type { Redis } from '../lib/redis.ts';

const MAX_KEYS = 50_000; // beyond that, the least recently used go
const MINUTE_MS = 60_000;
const TELL_MS = 1_000; // between two exchanges with the other gateways
const MOST_TOLD = 1_000; // keys in one exchange
/** A key is told in portions of this part of its limit: most keys never are, and few replicas exceed the limit by little. */
const PORTION = 1 / 20;

/** Adds counts of one minute (since 1970) to those of all gateways, and returns the sums. Keys are hashed. */
export type ShareCounts = (
  name: string,
  minute: number,
  counts: ReadonlyMap<string, number>,
) => Promise<ReadonlyMap<string, number>>;

/** Counts that several gateways exchange. `share` undefined: this gateway counts alone. */
export interface SharedCounts {
  name: string;
  limit: number;
  share: ShareCounts | undefined;
}

interface Count {
  all: number;
  untold: number; // the part of `all` that the other gateways do not know
}

/**
 * A guard against floods must itself cost little: it counts in this process. Each count starts from 0 with each minute of the clock. With `share`, it exchanges large counts with the other
 * gateways once a second. While they are out of reach it goes on alone, and tells them later what they missed of this minute.
 */
export function createMinuteCounts(shared?: SharedCounts) {
  const counts = limitedMap<string, Count>(MAX_KEYS);
  const portion = shared?.share ? Math.max(1, shared.limit * PORTION) : Infinity;
  const toTell = new Set<string>();
  let minute = 0;
  let timer: NodeJS.Timeout | undefined;

  /** What fails is told again. */
  async function tell(share: ShareCounts, name: string): Promise<void> {
    timer = undefined;
    const keys = [...toTell];
    try {
      await exchange(share, name);
    } catch {
      keys.forEach(tellSoon);
    }
  }

  async function exchange(share: ShareCounts, name: string): Promise<void> {
    const told = new Map<string, { count: Count; part: number }>();
    for (const key of toTell) {
      const count = counts.peek(key);
      // Hashed here: a key may hold a session's token.
      if (count) told.set(hash('sha256', key, 'base64url'), { count, part: count.untold });
    }
    toTell.clear();
    if (told.size === 0) return;
    const sums = await share(name, minute, new Map([...told].map(([key, { part }]) => [key, part])));
    for (const [key, { count, part }] of told) {
      count.untold -= part;
      count.all = Math.max(count.all, (sums.get(key) ?? 0) + count.untold);
    }
  }

  function tellSoon(key: string): void {
    if (!shared?.share || toTell.size >= MOST_TOLD) return;
    toTell.add(key);
    const { name, share } = shared;
    timer ??= setTimeout(() => void tell(share, name), TELL_MS).unref();
  }

  return {
    /** Returns the count: this gateway's own, and of the others what they have told. */
    add(key: string, more: number): number {
      const current = Math.floor(Date.now() / MINUTE_MS);
      if (current !== minute) {
        counts.clear();
        toTell.clear();
        minute = current;
      }
      let count = counts.get(key);
      if (!count) counts.set(key, (count = { all: 0, untold: 0 }));
      count.all += more;
      count.untold += more;
      if (count.untold >= portion) tellSoon(key);
      return count.all;
    },
    msLeft: (): number => MINUTE_MS - (Date.now() % MINUTE_MS),
  };
}

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
