import { randomBytes, randomInt } from 'node:crypto';

/** Ids look like MongoDB's: 8 hex digits of time in seconds, then 16 that make it unique. So they sort by age. */
const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** Tells this process's ids from those that other processes give out at the same second. */
const PROCESS_MARK = randomBytes(5).toString('hex');
let counter = randomInt(2 ** 24);

/** Whether a value has the form of an id: 24 hex digits, in either case. */
export function isObjectId(value: unknown): value is string {
  return typeof value === 'string' && OBJECT_ID.test(value);
}

/** The id of something made at a time (seconds since 1970), with 16 hex digits of its own. */
export function composeObjectId(seconds: number, ownDigits: string): string {
  return seconds.toString(16).padStart(8, '0') + ownDigits;
}

/** A new id: time, process and a counter, as MongoDB makes them. */
export function newObjectId(): string {
  counter = (counter + 1) % 2 ** 24;
  return composeObjectId(Math.floor(Date.now() / 1000), PROCESS_MARK + counter.toString(16).padStart(6, '0'));
}
