import { hash } from 'node:crypto';

/** A hash of an e-mail address. Counters, lists and sessions hold it instead of the address. */
export const accountKey = (email: string): string => hash('sha256', email.trim().toLowerCase(), 'base64url');
