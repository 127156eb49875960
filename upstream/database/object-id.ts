import { randomBytes, randomInt } from 'node:crypto';

/** Ids as in MongoDB: 8 hex digits of time in seconds, then 16 unique ones. They sort by age. */
const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** Distinguishes ids of processes that create them in the same second. */
const PROCESS_MARK = randomBytes(5).toString('hex');
let counter = randomInt(2 ** 24);

/** Whether a value is 24 hex digits, in either case. */
export function isObjectId(value: unknown): value is string {
  return typeof value === 'string' && OBJECT_ID.test(value);
}

/** An id of this time (seconds since 1970) with these 16 hex digits. */
export function composeObjectId(seconds: number, ownDigits: string): string {
  return seconds.toString(16).padStart(8, '0') + ownDigits;
}

/** A new id of time, process and counter. */
export function newObjectId(): string {
  counter = (counter + 1) % 2 ** 24;
  return composeObjectId(Math.floor(Date.now() / 1000), PROCESS_MARK + counter.toString(16).padStart(6, '0'));
}
