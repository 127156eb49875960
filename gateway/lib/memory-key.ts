import { hash } from 'node:crypto';

export const LONGEST_KEY = 512; // characters

// A long text is replaced by its SHA-256: clients choose its length, and a cache counts its values and not its keys.
// V8 also hashes a text over 16,383 characters by its length alone, so a look-up would compare all of one length.
export const memoryKey = (text: string): string =>
  text.length <= LONGEST_KEY ? text : hash('sha256', text, 'base64url');
