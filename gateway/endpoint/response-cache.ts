import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../cache/catalogue.ts';
import type { AnswerBytes } from './response.ts';

/** A finished answer that anybody may have. */
export interface GuestAnswer {
  bytes: AnswerBytes;
  /** Until when it may be reused, in ms since 1970. */
  freshUntil: number;
  /** True if it is older than it should be: nobody is to keep it. */
  stale: boolean;
}

/**
 * Finished answers to guests, kept while they are fresh and the catalogue is as it was. What is private can't get in: an
 * answer is kept for an operation that anybody may make, and its key holds nothing but the operation and its variables.
 */
export interface GuestAnswers {
  /** How often an answer was looked for, and was there, or wasn't. */
  readonly looks: Readonly<{ hit: number; miss: number }>;
  /** Gives an answer that is still right and fresh. */
  get: (key: string) => GuestAnswer | undefined;
  /** Keeps an answer. `changes`: those that the catalogue knew of before it was made; had there been another, it is let go. */
  keep: (key: string, answer: GuestAnswer, changes: number) => void;
}

/** The most bytes of answers that are kept: about 8,000 lists of 20 products. */
const MAX_BYTES = 64 * 1024 * 1024;
/** What each of them takes up beside its bytes, as measured: without it a million empty answers would be kept in 700 MB. */
const BYTES_BESIDE = 700;

export function createGuestAnswers(catalogue: Catalogue): GuestAnswers {
  interface Kept extends GuestAnswer {
    changes: number;
  }
  const answers = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.plain.length + key.length + BYTES_BESIDE,
  });
  const looks = { hit: 0, miss: 0 };
  return {
    looks,
    get(key) {
      const kept = answers.get(key);
      const right = kept && kept.changes === catalogue.version && kept.freshUntil > Date.now();
      looks[right ? 'hit' : 'miss'] += 1;
      return right ? kept : undefined;
    },
    keep(key, answer, changes) {
      if (answer.freshUntil > Date.now() && changes === catalogue.version) answers.set(key, { ...answer, changes });
    },
  };
}
