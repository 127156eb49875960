import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { EVERYTHING } from './tag-log.ts';
import { subscribe, type Redis } from '../lib/redis.ts';

/** What one gateway has read of the catalogue, for the others. */
export interface SharedEntry {
  value: unknown;
  /** Marks of what changes it (cache/tag-log.ts). */
  about: readonly string[];
  /** When it was read, in ms since 1970. */
  at: number;
}

/**
 * What several gateways know of the catalogue together. It may be slow, empty or gone: then each keeps to itself, and nothing
 * fails for it.
 */
export interface SharedTier {
  /** What is known, and the moment at which it was looked up, which belongs to what is read instead. */
  find: (key: string) => Promise<{ entry: SharedEntry | undefined; moment: number | undefined }>;
  keep: (key: string, entry: SharedEntry, moment: number) => void;
  /** Tells the others of a change. */
  tell: (marks: readonly string[]) => void;
  /** Hears of the others' changes from now on; of EVERYTHING after a time in which some may have been missed. */
  listen: (onTold: (marks: readonly string[]) => void) => void;
  close: () => void;
}

export interface SharedTierOptions {
  redis: Redis;
  log: Logger;
  /** In ms: younger, an entry is given as it is; younger, it is given if the API can't be read. */
  ages: { freshMs: number; graceMs: number };
}

/** Counts up when `Product` changes: gateways of two versions tell each other of changes, but don't read what the other has kept. */
const SHAPE = 2;
const NOTHING = { entry: undefined, moment: undefined };

/** Counts a change, notes its moment for each mark, and tells of it, in one step: whatever is looked up next sees it. */
const CHANGE = `
  local moment = redis.call('INCR', KEYS[1])
  for place = 2, #KEYS do redis.call('SET', KEYS[place], moment, 'EX', ARGV[1]) end
  redis.call('PUBLISH', ARGV[2], ARGV[3])
`;

/** A Redis as the shared tier. */
export function createSharedTier({ redis, log, ages }: SharedTierOptions): SharedTier {
  const self = randomUUID();
  const [moments, channel] = ['haat:moment', 'haat:changes'];
  let subscription: { close: () => void } | undefined;
  const markKey = (mark: string): string => `haat:changed:${mark}`;
  const entryKey = (key: string): string => `haat:catalogue:${SHAPE}:${key}`;
  const { freshMs, graceMs } = ages;
  const seconds = Math.ceil(graceMs / 1000);
  let doubtUntil = 0;
  const note = (err: unknown): void => log.debug({ err }, 'Redis did not do what it was asked');

  /** True if nothing that an entry is about has changed since its moment. */
  async function isRight({ about, moment }: SharedEntry & { moment: number }): Promise<boolean> {
    const changed = await redis.mGet([EVERYTHING, ...about].map(markKey));
    return changed.every((at) => Number(at ?? 0) <= moment);
  }

  return {
    async find(key) {
      if (Date.now() < doubtUntil) return NOTHING;
      try {
        const [now, text] = await redis.mGet([moments, entryKey(key)]);
        const moment = Number(now ?? 0);
        const entry = text ? (JSON.parse(text) as SharedEntry & { moment: number }) : undefined;
        return { entry: entry && (await isRight(entry)) ? entry : undefined, moment };
      } catch (error) {
        note(error);
        return NOTHING;
      }
    },
    keep(key, entry, moment) {
      redis.set(entryKey(key), JSON.stringify({ ...entry, moment }), { EX: seconds }).catch(note);
    },
    tell(marks) {
      const message = JSON.stringify({ from: self, marks });
      const keys = [moments, ...marks.map(markKey)];
      redis.eval(CHANGE, { keys, arguments: [String(seconds), channel, message] }).catch((error: unknown) => {
        // What the others don't know of, they will go on telling: for as long as that counts as fresh, nobody is believed.
        doubtUntil = Date.now() + freshMs;
        note(error);
      });
    },
    listen(onTold) {
      const hear = (text: string): void => {
        const { from, marks } = JSON.parse(text) as { from: string; marks: string[] };
        if (from !== self) onTold(marks);
      };
      const onSubscribed = (): void => onTold([EVERYTHING]);
      subscription = subscribe(redis, channel, { onMessage: hear, onSubscribed, onError: note });
    },
    close: () => subscription?.close(),
  };
}
