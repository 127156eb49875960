import { hash } from 'node:crypto';

/** The longest key of a cache, in characters. */
export const LONGEST_KEY = 512;

/**
 * The key of a value in memory: the text itself, or the SHA-256 of a long one. Clients choose the length, and a cache counts its
 * values and not its keys. V8 also hashes a text of more than 16,383 characters by its length alone, so with many texts of one
 * length each look-up would compare them all.
 */
export const memoryKey = (text: string): string =>
  text.length <= LONGEST_KEY ? text : hash('sha256', text, 'base64url');
