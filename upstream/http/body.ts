import type { Request } from 'express';
import { isObjectId } from '../database/object-id.ts';

/** The fields of a request's JSON body; none for no body, or one that is not an object. */
export type Body = Record<string, unknown>;

/** Default for the longest text of a field, in characters. */
const MAX_TEXT = 2_000;

/** The request's fields, not checked yet. */
export function bodyOf(req: Request): Body {
  const body: unknown = req.body;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};
}

/** Whether a field is missing; an empty text counts as missing, as in a form. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Whether a field is missing, or consists of blanks. */
export function isBlank(value: unknown): boolean {
  return isMissing(value) || (typeof value === 'string' && value.trim() === '');
}

/**
 * Characters that are not allowed in a line of text: control characters (line breaks, tabs, and NUL, which PostgreSQL
 * does not store), Unicode's line and paragraph separators, marks that change the direction of text, and halves of
 * surrogate pairs.
 */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text can stand in one line of a mail or page without affecting the text around it. */
export function isLine(text: string): boolean {
  return !NOT_IN_A_LINE.test(text);
}

/** Trimmed text of one line, 1 to `max` characters; undefined for anything else. */
export function readText(value: unknown, max = MAX_TEXT): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= max && isLine(text) ? text : undefined;
}

/** Trimmed text of one or more lines, 1 to `max` characters; undefined for anything else. */
export function readLines(value: unknown, max = MAX_TEXT): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= max && isLine(text.replaceAll(/[\r\n]/g, '')) ? text : undefined;
}

/** A number, or a text that is a number; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** A whole number within bounds, both included. */
export function readCount(value: unknown, least: number, most: number): number | undefined {
  const number = readNumber(value);
  return number !== undefined && Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}

/** An id in lower case, as in the database; undefined for anything else. */
export function readId(value: unknown): string | undefined {
  return isObjectId(value) ? value.toLowerCase() : undefined;
}
