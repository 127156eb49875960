/** Limits that forms and gateway hold inputs to, with the sentences that they show. */

/** Longest address of a picture, in characters. */
const MAX_PICTURE_ADDRESS = 2000;

/** Why a text is not one of `least` to `most` characters, without the space around it. */
export function lengthProblem(value: string, least: number, most: number): string | null {
  const { length } = value.trim();
  if (length < least) return least === 1 ? 'This must not be empty.' : `This must have at least ${least} characters.`;
  return length > most ? `This must not have more than ${most} characters.` : null;
}

/** Why an address of a picture is not safe to load: it is neither https nor the shop's own. */
export function pictureProblem(value: string): string | null {
  return /^(https:\/\/|\/(?!\/))[^\s\\]+$/i.test(value) && value.length <= MAX_PICTURE_ADDRESS
    ? null
    : 'The picture’s address must start with https:// and have no blanks.';
}

/** True if a number lies outside of bounds, or is none. */
export function outside(value: number, least: number, most: number): boolean {
  return !(value >= least && value <= most);
}
