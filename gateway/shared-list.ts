import type { Logger } from 'pino';
import type { Redis } from './redis.ts';

/** Entries that all gateways know, each until its time. */
export interface SharedList {
  /** `until` is in seconds since 1970. */
  add: (entry: string, until: number) => Promise<void>;
  close: () => void;
}

export interface SharedListOptions {
  /** Undefined: this gateway keeps to itself. */
  redis: Redis | undefined;
  log: Logger;
  /** Where the list is in Redis. */
  key: string;
  /** Is told of every entry, its own included, perhaps more than once. */
  hear: (entry: string, until: number) => void;
}

/**
 * Each gateway hears of the whole list, so that looking costs nothing. With a Redis they tell each other, and read all of it
 * whenever they (re)connect; while it is out of reach each knows of its own.
 */
export function createSharedList({ redis, log, key, hear }: SharedListOptions): SharedList {
  const note = (err: unknown): void => log.debug({ err, list: key }, 'Redis did not hear of an entry');
  const subscriber = redis?.duplicate({ commandOptions: {} });

  async function readAll(): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    for (const { value, score } of (await redis?.zRangeByScoreWithScores(key, now, Infinity)) ?? []) hear(value, score);
  }

  function hearMessage(message: string): void {
    const end = message.indexOf(' ');
    hear(message.slice(end + 1), Number(message.slice(0, end)));
  }

  // Told first, then read: what comes in between is heard twice rather than never.
  redis?.on('ready', () => void readAll().catch(note));
  subscriber?.on('error', note);
  subscriber?.on('ready', () => void readAll().catch(note));
  subscriber
    ?.connect()
    .then(() => subscriber.subscribe(key, hearMessage))
    .then(readAll)
    .catch(note);

  return {
    async add(entry, until) {
      hear(entry, until);
      if (!redis) return;
      await redis
        .multi()
        .zRemRangeByScore(key, 0, Math.floor(Date.now() / 1000))
        .zAdd(key, { score: until, value: entry })
        .publish(key, `${until} ${entry}`)
        .exec()
        .catch(note);
    },
    close: () => subscriber?.destroy(),
  };
}
