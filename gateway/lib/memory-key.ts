import { hash } from 'node:crypto';

/** The longest name under which something is kept, in characters. */
export const LONGEST_KEY = 512;

/**
 * The name under which something is kept in memory: a text of any length as it is, or if it is long, its SHA-256. A client says how
 * long it is, and memory is counted by what is kept and not by names. V8 also hashes a text of more than 16,383 characters by its
 * length alone: with many of one length each look would compare them all.
 */
export const memoryKey = (text: string): string =>
  text.length <= LONGEST_KEY ? text : hash('sha256', text, 'base64url');
