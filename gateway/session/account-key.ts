import { hash } from 'node:crypto';

/** An account's name in counters, lists and sealed sessions, which are no place for addresses of people. */
export const accountKey = (email: string): string => hash('sha256', email.trim().toLowerCase(), 'base64url');
