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
