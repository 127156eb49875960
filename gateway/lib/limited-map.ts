import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Holds up to `max` entries, of which the least recently used go first. Its memory grows with them: told of its own
 * `max`, lru-cache takes 40 bytes for each at once, which for all maps of a gateway was 40 MB and 0.1 s of its start.
 * `ttl`: how long an entry lasts, in ms; 0: until it must go.
 */
export const limitedMap = <K extends string | number, V extends object | string | number | boolean>(
  max: number,
  ttl = 0,
): LRUCache<K, V> => new LRUCache({ maxSize: max, sizeCalculation: () => 1, ttl });

export const LONGEST_KEY = 512; // characters

// A long text is replaced by its SHA-256: clients choose its length, and a cache counts its values and not its keys.
// V8 also hashes a text over 16,383 characters by its length alone, so a look-up would compare all of one length.
export const memoryKey = (text: string): string =>
  text.length <= LONGEST_KEY ? text : hash('sha256', text, 'base64url');
