import { STOCK_AVATAR } from './shop.ts';

/** Limits that forms and gateway hold inputs to, with the sentences that they show. */

/** Longest address of a picture, in characters. */
const MAX_PICTURE_ADDRESS = 2000;

/**
 * Characters that no text of one line has. Control characters: line breaks, tabs and NUL among them. Unicode's own line and
 * paragraph separators. Marks that change the direction of what follows. Halves of surrogate pairs.
 */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Stands where a letter was that some program could not read. */
const LOST = '\ufffd';
const LOST_PROBLEM = 'A character of it was lost (\ufffd). Type it again.';

/** What nobody sees by itself: marks of direction, joiners and fillers, blanks, and accents without their letter. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Script=Inherited}\s\u2800]/gu;

/** What people see of a text, without its blanks. */
export const seenIn = (text: string): string => text.normalize('NFC').replaceAll(UNSEEN, '');

/** Why a text is not one of `least` to `most` characters, without the space around it. */
export function lengthProblem(value: string, least: number, most: number): string | null {
  const { length } = value.trim();
  if (length < least || (least > 0 && seenIn(value) === ''))
    return least === 1 ? 'This must not be empty.' : `This must have at least ${least} characters.`;
  return length > most ? `This must not have more than ${most} characters.` : null;
}

/** A folder of the shop for pictures alone: any other address of the shop is a page, or does something. */
const OWN_PICTURE = /^\/pictures\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*$/;

/** Why an address of a picture is not safe to load: it is neither https nor one of the shop's own pictures. */
export function pictureProblem(value: string): string | null {
  const isHttps = /^https:\/\/[^\s\\]+$/i.test(value) && !NOT_IN_A_LINE.test(value);
  const isSafe = isHttps || value === STOCK_AVATAR || OWN_PICTURE.test(value);
  return isSafe && value.length <= MAX_PICTURE_ADDRESS
    ? null
    : 'The picture’s address must start with https:// and have no blanks.';
}

/** Why a text is more than one line, or has characters that nobody sees; it goes into mails, headers and other people's screens. */
export function lineProblem(value: string): string | null {
  if (value.includes(LOST)) return LOST_PROBLEM;
  return NOT_IN_A_LINE.test(value) ? 'This must be one line, without tabs or hidden control characters.' : null;
}

/** Why a text of several lines has characters that nobody sees; line breaks are fine. */
export function linesProblem(value: string): string | null {
  if (value.includes(LOST)) return LOST_PROBLEM;
  return NOT_IN_A_LINE.test(value.replaceAll(/[\r\n]/g, ''))
    ? 'This must not have tabs or hidden control characters.'
    : null;
}

/** True if a number lies outside of bounds, or is none. */
export function outside(value: number, least: number, most: number): boolean {
  return !(value >= least && value <= most);
}
