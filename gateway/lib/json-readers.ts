import { pictureProblem } from '../../schema/limits.ts';
import { readNumber } from '../../schema/read-number.ts';

/** Readers of the API's raw values: each takes anything, and returns its own type or undefined. None throws. */

export function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

export function list(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

export function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

const MAX_DIGITS = 40; // a longer text is no number that anybody wrote

/**
 * Reads a number, or a text that holds one without doubt ("1999", "1,49,900"). A number too large for exact sums is
 * undefined.
 */
export function number(value: unknown): number | undefined {
  const parsed = typeof value === 'string' && value.length <= MAX_DIGITS ? readNumber(value) : value;
  return typeof parsed === 'number' && Math.abs(parsed) <= Number.MAX_SAFE_INTEGER ? parsed : undefined;
}

/** An amount in rupees, 0 or more, in whole paise. What is less than half a paisa is no price: nothing is sold for 0 by it. */
export function price(value: unknown): number | undefined {
  const amount = number(value);
  if (amount === undefined || amount < 0 || Object.is(amount, -0)) return undefined;
  const paise = Math.round(amount * 100);
  return paise === 0 && amount > 0 ? undefined : paise / 100;
}

const MAX_INT = 2 ** 31 - 1; // of GraphQL: a larger value fails the whole answer

export function count(value: unknown): number | undefined {
  const parsed = number(value);
  return parsed === undefined ? undefined : Math.min(Math.max(Math.trunc(parsed), 0), MAX_INT);
}

export function objectId(value: unknown): string | undefined {
  return typeof value === 'string' && isObjectId(value) ? oneSpelling(value) : undefined;
}

export function isObjectId(value: string): boolean {
  return /^[0-9a-f]{24}$/i.test(value); // for any other text the API answers 500 with an HTML page
}

/** The API reads an id in upper case, too; to caches, carts and sets it would be another one. */
export const oneSpelling = (id: string): string => (isObjectId(id) ? id.toLowerCase() : id);

/** Only an address that is safe to load: https, or a picture that the shop serves. Pages upgrade http themselves. */
export function pictureUrl(value: unknown): string | undefined {
  const url = text(value)?.replace(/^http:/i, 'https:');
  return url !== undefined && pictureProblem(url) === null ? url : undefined;
}

/** The API's sentence for people. Its field differs from answer to answer. */
export function sentence(body: unknown): string | undefined {
  const raw = record(body);
  if (!raw) return typeof body === 'string' ? text(body) : undefined;
  return ['message', 'msg', 'messssage', 'error'].map((key) => text(raw[key])).find((said) => said !== undefined);
}
