import { randomBytes, randomInt } from 'node:crypto';

/** As in MongoDB: 8 hex digits of time in seconds, then 16 unique digits. Ids sort by age. */
const OBJECT_ID = /^[0-9a-f]{24}$/i;

const PROCESS_MARK = randomBytes(5).toString('hex');
let counter = randomInt(2 ** 24);

export function isObjectId(value: unknown): value is string {
  return typeof value === 'string' && OBJECT_ID.test(value);
}

/** `seconds` counts from 1970. */
export function composeObjectId(seconds: number, ownDigits: string): string {
  return seconds.toString(16).padStart(8, '0') + ownDigits;
}

export function newObjectId(): string {
  counter = (counter + 1) % 2 ** 24;
  return composeObjectId(Math.floor(Date.now() / 1000), PROCESS_MARK + counter.toString(16).padStart(6, '0'));
}
