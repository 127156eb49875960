import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { EntryFile, ListEntry } from './entry-file.ts';
import { withTimeout } from '../lib/deadline.ts';
import type { Redis } from '../lib/redis.ts';

/** Entries that all gateways know, each until its time. */
export interface SharedList {
  /**
   * Adds entries. True once all other gateways can know of them, by Redis, or, without one, once they are on disk. False: this
   * gateway knows, and goes on trying to tell the others.
   */
  add: (entries: readonly ListEntry[]) => Promise<boolean>;
  /** Entries that the other gateways may not know, as far as is known here. */
  readonly untold: number;
  /** Resolves once all that the other gateways know is known here, or can't be had for now. */
  readonly ready: Promise<void>;
  close: () => void;
}

export interface SharedListOptions {
  /** Undefined: this gateway keeps to itself. */
  redis: Redis | undefined;
  /** Where entries outlive a restart; undefined: nowhere. */
  file: EntryFile | undefined;
  log: Logger;
  /** Where the list is in Redis. */
  key: string;
  /** Hears of every entry, its own included, perhaps more than once. */
  onEntry: (text: string, until: number) => void;
}

/** Entries that are known here as told already; past that, the oldest ones may be told again. */
const REMEMBERED = 200_000;
/** Entries that are read or told with one command. */
const CHUNK = 500;
/** How long Redis may take for one command, in ms. */
const COMMAND_MS = 1_000;
/** Pause between two tries to tell what could not be told, in ms. A Redis that comes back is told at once. */
const RETRY_MS = 5_000;
/** How long the start waits for Redis, in ms. */
const START_MS = 2_000;

/**
 * Each gateway knows the whole list, so that looking costs nothing. With a Redis they tell each other, and whenever a gateway
 * (re)connects it reads all that is there and adds what is missing: also a Redis that has lost its data has all again.
 */
export function createSharedList({ redis, file, log, key, onEntry }: SharedListOptions): SharedList {
  const known = new LRUCache<string, number>({ max: REMEMBERED });
  const untold = new Set<string>();
  const subscriber = redis?.duplicate({ commandOptions: {} });
  const started = Promise.withResolvers<void>();
  let subscribed = false;
  let retry: NodeJS.Timeout | undefined;
  const note = (err: unknown): void => log.debug({ err, list: key }, 'Redis did not hear of an entry');
  const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
    withTimeout(work, performance.now() + COMMAND_MS, () => new Error('Redis took too long.'));

  /** Notes an entry; false if it is known, or no longer good. */
  function learn({ text, until }: ListEntry): boolean {
    const ttl = until * 1000 - Date.now();
    if (ttl <= 0 || known.has(text)) return false;
    known.set(text, until, { ttl });
    onEntry(text, until);
    return true;
  }

  function onEntries(entries: readonly ListEntry[]): void {
    const news = entries.filter(learn);
    if (news.length > 0) void file?.append(news);
  }

  async function tell(client: Redis, entries: readonly ListEntry[]): Promise<boolean> {
    try {
      if (!client.isReady) throw new Error('Redis is out of reach.');
      for (let from = 0; from < entries.length; from += CHUNK) {
        const part = entries.slice(from, from + CHUNK);
        const told = client
          .multi()
          .zRemRangeByScore(key, 0, Math.floor(Date.now() / 1000))
          .zAdd(
            key,
            part.map(({ text, until }) => ({ score: until, value: text })),
          )
          .publish(key, part.map(({ text, until }) => `${until} ${text}`).join('\n'))
          .exec();
        await inTime(told);
        for (const { text } of part) untold.delete(text);
      }
      return true;
    } catch (error) {
      note(error);
      retry ??= setTimeout(() => void sync(client), RETRY_MS).unref();
      return false;
    }
  }

  async function readAll(client: Redis): Promise<ListEntry[]> {
    const entries: ListEntry[] = [];
    let cursor = '0';
    do {
      const part = await inTime(client.zScan(key, cursor, { COUNT: CHUNK }));
      for (const { value, score } of part.members) entries.push({ text: value, until: score });
      cursor = part.cursor;
    } while (cursor !== '0');
    return entries;
  }

  /** Learns what Redis knows and tells it what it does not. */
  async function sync(client: Redis): Promise<void> {
    clearTimeout(retry);
    retry = undefined;
    // What could not be written to disk is tried again, too.
    void file?.append([]);
    // What is over need not be told any more, and never would be.
    for (const text of untold) if (!known.has(text)) untold.delete(text);
    const complete = subscribed;
    try {
      const theirs = await readAll(client);
      onEntries(theirs);
      const there = new Set(theirs.map(({ text }) => text));
      const missing = [...known].filter(([text]) => !there.has(text)).map(([text, until]) => ({ text, until }));
      for (const text of there) untold.delete(text);
      if (missing.length > 0) await tell(client, missing);
      if (complete) started.resolve();
    } catch (error) {
      note(error);
      retry ??= setTimeout(() => void sync(client), RETRY_MS).unref();
    }
  }

  function onMessage(message: string): void {
    const lines = message.split('\n').map((line) => [line.indexOf(' '), line] as const);
    onEntries(lines.map(([end, line]) => ({ text: line.slice(end + 1), until: Number(line.slice(0, end)) })));
  }

  // Whether the last process told of what it left behind is not known until Redis has been read.
  for (const entry of file?.entries ?? []) if (learn(entry) && redis) untold.add(entry.text);
  if (redis && subscriber) {
    redis.on('ready', () => void sync(redis));
    redis.on('error', () => started.resolve());
    subscriber.on('error', note);
    // Entries that come while the list is read are heard twice rather than never.
    const subscribe = async (): Promise<void> => {
      if (!subscribed) await subscriber.subscribe(key, onMessage);
      subscribed = true;
      if (redis.isReady) await sync(redis);
    };
    subscriber.on('ready', () => void subscribe().catch(note));
    subscriber.connect().catch(note);
    void sleep(START_MS, undefined, { ref: false }).then(started.resolve);
  } else started.resolve();

  return {
    ready: started.promise,
    get untold() {
      return untold.size;
    },
    async add(entries) {
      const news = entries.filter(learn);
      if (redis) for (const { text } of news) untold.add(text);
      const missing = entries.filter(({ text }) => untold.has(text));
      const [kept, told] = await Promise.all([
        file?.append(news) ?? true,
        missing.length === 0 || !redis || tell(redis, missing),
      ]);
      return redis ? told : kept;
    },
    close() {
      clearTimeout(retry);
      subscriber?.destroy();
    },
  };
}
