import type { Request } from 'express';
import { isObjectId } from '../database/object-id.ts';

/** Empty if there is no body, or if it is not an object. */
export type Body = Record<string, unknown>;

const MAX_TEXT = 2_000; // characters

export function bodyOf(req: Request): Body {
  const body: unknown = req.body;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};
}

/** An empty string counts as missing, as in a form. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

export function isBlank(value: unknown): boolean {
  return isMissing(value) || (typeof value === 'string' && value.trim() === '');
}

/**
 * Control characters (line breaks, tabs, and NUL, which PostgreSQL does not store), Unicode's line and paragraph
 * separators, marks that change the direction of text, and single surrogates.
 */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** True if the text can be one line of a mail or page without an effect on the text around it. */
export function isLine(text: string): boolean {
  return !NOT_IN_A_LINE.test(text);
}

/** Trimmed text of one line, 1 to `max` characters; undefined for anything else. */
export function readText(value: unknown, max = MAX_TEXT): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= max && isLine(text) ? text : undefined;
}

/** As `readText`, but with line breaks allowed. */
export function readLines(value: unknown, max = MAX_TEXT): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= max && isLine(text.replaceAll(/[\r\n]/g, '')) ? text : undefined;
}

/** Also reads a string that is a number. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** A whole number; both bounds are included. */
export function readCount(value: unknown, least: number, most: number): number | undefined {
  const number = readNumber(value);
  return number !== undefined && Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}

/** In lower case, as in the database. */
export function readId(value: unknown): string | undefined {
  return isObjectId(value) ? value.toLowerCase() : undefined;
}
