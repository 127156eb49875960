import type { Logger } from 'pino';
import type { Redis } from './redis.ts';
import { LRUCache } from 'lru-cache';

/** Sessions that were left before their time, so that a copy of their cookie is worth nothing. */
export interface Revocations {
  has: (session: string) => boolean;
  /** `until`: when the session would have ended by itself, in seconds since 1970. */
  add: (session: string, until: number) => Promise<void>;
  close: () => void;
}

/** Sessions that are remembered: who logs out more often than that in the lifetime of a token logs in as often, too. */
const REMEMBERED = 200_000;
const KEY = 'haat:revoked';

/**
 * Each gateway has the whole list, so that looking costs nothing. With a Redis they tell each other, and read all of it whenever
 * they (re)connect; while it is out of reach each knows of its own.
 */
export function createRevocations({ redis, log }: { redis: Redis | undefined; log: Logger }): Revocations {
  const revoked = new LRUCache<string, true>({ max: REMEMBERED });
  const remember = (session: string, until: number): void => {
    const ttl = until * 1000 - Date.now();
    if (ttl > 0) revoked.set(session, true, { ttl });
  };
  const note = (err: unknown): void => log.debug({ err }, 'Redis did not hear of a session that was left');
  const subscriber = redis?.duplicate({ commandOptions: {} });

  async function readAll(): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    for (const { value, score } of (await redis?.zRangeByScoreWithScores(KEY, now, Infinity)) ?? []) {
      remember(value, score);
    }
  }

  function hear(message: string): void {
    const [session = '', until] = message.split(' ');
    remember(session, Number(until));
  }

  // Told first, then read: what comes in between is heard twice rather than never.
  redis?.on('ready', () => void readAll().catch(note));
  subscriber?.on('error', note);
  subscriber?.on('ready', () => void readAll().catch(note));
  subscriber
    ?.connect()
    .then(() => subscriber.subscribe(KEY, hear))
    .then(readAll)
    .catch(note);

  return {
    has: (session) => revoked.has(session),
    async add(session, until) {
      remember(session, until);
      if (!redis) return;
      const gone = Math.floor(Date.now() / 1000);
      await redis
        .multi()
        .zRemRangeByScore(KEY, 0, gone)
        .zAdd(KEY, { score: until, value: session })
        .publish(KEY, `${session} ${until}`)
        .exec()
        .catch(note);
    },
    close: () => subscriber?.destroy(),
  };
}
