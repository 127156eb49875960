/** Ids look like MongoDB's: 8 hex digits of time in seconds, then 16 that make it unique. So they sort by age. */
const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** Whether a text has the form of an id: 24 hex digits, in either case. */
export function isObjectId(text: string): boolean {
  return OBJECT_ID.test(text);
}

/** The id of something made at a time (seconds since 1970), with 16 hex digits of its own. */
export function composeObjectId(seconds: number, ownDigits: string): string {
  return seconds.toString(16).padStart(8, '0') + ownDigits;
}
