/** Readers for raw upstream values: each takes anything and gives its own type or undefined. None throws. */

/** An object with fields, not null and not a list. */
export function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** A list. */
export function list(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** A text that says something, trimmed; numbers count as text. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

/** A number, also when sent as text ("1999"). None that is too large to count with: sums of it would not be finite. */
export function number(value: unknown): number | undefined {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Math.abs(parsed) <= Number.MAX_SAFE_INTEGER ? parsed : undefined;
}

/** The most that GraphQL's Int holds; anything above it fails the whole answer. */
const MAX_INT = 2 ** 31 - 1;

/** A whole number from 0 to what GraphQL's Int holds: what lies outside is cut to that. */
export function count(value: unknown): number | undefined {
  const parsed = number(value);
  return parsed === undefined ? undefined : Math.min(Math.max(Math.trunc(parsed), 0), MAX_INT);
}

/** An id of the API: 24 hexadecimal digits. */
export function objectId(value: unknown): string | undefined {
  return typeof value === 'string' && isObjectId(value) ? value : undefined;
}

/** True for text that can be an id of the API at all; any other makes it answer 500 with an HTML page. */
export function isObjectId(value: string): boolean {
  return /^[0-9a-f]{24}$/i.test(value);
}

/** A picture's address that is safe to load: https, http, or a path on the API's own host. */
export function pictureUrl(value: unknown): string | undefined {
  const url = text(value);
  if (url === undefined || /[\s\\]/.test(url)) return undefined;
  return /^(https?:\/\/|\/(?!\/))/i.test(url) ? url : undefined;
}

/** What the API says to people, wherever a call happens to put it. */
export function sentence(body: unknown): string | undefined {
  const raw = record(body);
  if (!raw) return typeof body === 'string' ? text(body) : undefined;
  return ['message', 'msg', 'messssage', 'error'].map((key) => text(raw[key])).find((said) => said !== undefined);
}
