import type { Request } from 'express';
import { isObjectId } from './object-id.ts';

/** The fields of a request's JSON body; none where there is no body, or one that isn't an object. */
export type Body = Record<string, unknown>;

/** Longest text that a field takes where nothing else is said, in characters. */
const MAX_TEXT = 2_000;

/** The request's fields, still to be looked at one by one. */
export function bodyOf(req: Request): Body {
  const body: unknown = req.body;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};
}

/** Whether a field was left out; an empty text counts as left out, as in a form. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Trimmed text of 1 to `max` characters; undefined for anything else. PostgreSQL knows no text with a null character. */
export function readText(value: unknown, max = MAX_TEXT): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= max && !text.includes('\0') ? text : undefined;
}

/** A number, or a text that is one; undefined for anything else. */
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

/** An id in lower case, as it is stored; undefined for what cannot be one. */
export function readId(value: unknown): string | undefined {
  return isObjectId(value) ? value.toLowerCase() : undefined;
}
