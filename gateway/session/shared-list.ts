import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EntryFile, ListEntry } from './entry-file.ts';
import type { Redis } from '../lib/redis.ts';
import { limitedMap } from '../lib/limited-map.ts';

export interface SharedListOptions {
  redis: Redis | undefined; // undefined: this gateway works alone
  file: EntryFile | undefined; // undefined: entries do not survive a restart
  log: Logger;
  key: string; // of the list in Redis
  onEntry: (text: string, until: number) => void; // every entry, its own included, at least once
}

const SYNC_MS = 1_000; // that one command of a synchronisation may take; no operation waits for it
const REMEMBERED = 200_000; // known entries; an older one may be published again
const CHUNK = 500; // entries that one command reads or publishes
const RETRY_MS = 5_000; // between two tries to publish; after a reconnection it is tried at once
const START_MS = 2_000; // the longest wait for Redis at the start

/**
 * Each gateway holds the whole list in memory, so that a look-up costs no call. After each connection to Redis it reads the list and
 * adds what is missing, so that a Redis that lost its data gets it back.
 */
export function createSharedList({ redis, file, log, key, onEntry }: SharedListOptions) {
  const known = limitedMap<string, number>(REMEMBERED);
  const unpublished = new Set<string>();
  const started = Promise.withResolvers<void>();
  let subscribed = false;
  let retry: NodeJS.Timeout | undefined;
  const logFailure = (err: unknown): void =>
    log.debug({ err, list: key }, 'an entry could not be shared through Redis');

  /** False: the entry is known or expired. */
  function addKnown({ text, until }: ListEntry): boolean {
    const ttl = until * 1000 - Date.now();
    if (ttl <= 0 || known.has(text)) return false;
    known.set(text, until, { ttl });
    onEntry(text, until);
    return true;
  }

  function onEntries(entries: readonly ListEntry[]): void {
    const news = entries.filter(addKnown);
    if (news.length > 0) void file?.append(news);
  }

  async function publish(to: Redis, entries: readonly ListEntry[], limitMs?: number): Promise<boolean> {
    try {
      for (let from = 0; from < entries.length; from += CHUNK) {
        const part = entries.slice(from, from + CHUNK);
        const members = part.map(({ text, until }) => ({ score: until, value: text }));
        const message = part.map(({ text, until }) => `${until} ${text}`).join('\n');
        const now = Math.floor(Date.now() / 1000);
        await to.run(
          (client) => client.multi().zRemRangeByScore(key, 0, now).zAdd(key, members).publish(key, message).exec(),
          limitMs,
        );
        for (const { text } of part) unpublished.delete(text);
      }
      return true;
    } catch (error) {
      logFailure(error);
      retry ??= setTimeout(() => void sync(to), RETRY_MS).unref();
      return false;
    }
  }

  async function readAll(from: Redis): Promise<ListEntry[]> {
    const entries: ListEntry[] = [];
    let cursor = '0';
    do {
      const at = cursor;
      const part = await from.run((client) => client.zScan(key, at, { COUNT: CHUNK }), SYNC_MS);
      for (const { value, score } of part.members) entries.push({ text: value, until: score });
      cursor = part.cursor;
    } while (cursor !== '0');
    return entries;
  }

  async function sync(shared: Redis): Promise<void> {
    clearTimeout(retry);
    retry = undefined;
    void file?.append([]); // retries what could not be written to disk
    for (const text of unpublished) if (!known.has(text)) unpublished.delete(text); // expired
    const complete = subscribed;
    try {
      const theirs = await readAll(shared);
      onEntries(theirs);
      const there = new Set(theirs.map(({ text }) => text));
      const missing = [...known].filter(([text]) => !there.has(text)).map(([text, until]) => ({ text, until }));
      for (const text of there) unpublished.delete(text);
      if (missing.length > 0) await publish(shared, missing, SYNC_MS);
      if (complete) started.resolve();
    } catch (error) {
      logFailure(error);
      retry ??= setTimeout(() => void sync(shared), RETRY_MS).unref();
    }
  }

  function onMessage(message: string): void {
    const lines = message.split('\n').map((line) => [line.indexOf(' '), line] as const);
    onEntries(lines.map(([end, line]) => ({ text: line.slice(end + 1), until: Number(line.slice(0, end)) })));
  }

  // Whether the last process published the entries of the file is unknown until Redis has been read.
  for (const entry of file?.entries ?? []) if (addKnown(entry) && redis) unpublished.add(entry.text);
  if (redis) {
    redis.onReturn(() => void sync(redis));
    void redis.firstTry.then(() => redis.inUse || started.resolve());
    redis.subscribe(key, onMessage, () => {
      subscribed = true;
      // Read after subscribing: an entry may come twice, but none is missed.
      if (redis.inUse) void sync(redis);
    });
    void sleep(START_MS, undefined, { ref: false }).then(started.resolve);
  } else started.resolve();

  return {
    ready: started.promise, // this gateway has read the list, or Redis is out of reach
    /** Entries that may not be published yet. */
    get unpublished(): number {
      return unpublished.size;
    },
    /** True: published in Redis or, without Redis, on disk. False: not yet; this gateway goes on trying to publish. Takes 15 ms at most. */
    async add(entries: readonly ListEntry[]): Promise<boolean> {
      const news = entries.filter(addKnown);
      if (redis) for (const { text } of news) unpublished.add(text);
      const missing = entries.filter(({ text }) => unpublished.has(text));
      const [kept, published] = await Promise.all([
        file?.append(news) ?? true,
        missing.length === 0 || !redis || publish(redis, missing),
      ]);
      return redis ? published : kept;
    },
    close(): void {
      clearTimeout(retry);
    },
  };
}
