/** A value that does not fit its field. The contract answers it with a 500, as a page or as `{ error }`. */
export class CastError extends Error {
  readonly answer: 'html' | 'json';

  constructor(type: string, value: unknown, path: string, answer: 'html' | 'json' = 'json') {
    super(`Cast to ${type} failed for value "${String(value)}" (type ${typeof value}) at path "${path}"`);
    this.name = 'CastError';
    this.answer = answer;
  }
}

/** Largest number taken: what an integer column holds. */
const MAX_INTEGER = 2 ** 31 - 1;

/** The texts of a query parameter that may be missing, single or repeated; empty ones don't count. */
export function texts(value: unknown): string[] {
  return [value].flat().filter((item): item is string => typeof item === 'string' && item !== '');
}

/** A number of at least `least`; undefined where the parameter is missing. With `least`, a whole one. */
export function castNumber(name: string, value: unknown, least?: number): number | undefined {
  const [text] = texts(value);
  if (text === undefined) return undefined;
  const number = Number(text);
  const fits = Number.isFinite(number) && Math.abs(number) <= MAX_INTEGER;
  if (!fits || (least !== undefined && (number < least || !Number.isInteger(number)))) {
    throw new CastError('Number', text, name);
  }
  return number;
}

/** Whole numbers of a parameter that may be repeated. */
export function castNumbers(name: string, value: unknown): number[] {
  return texts(value).flatMap((text) => castNumber(name, text, 0) ?? []);
}

/** True for text that can be an id: 24 hexadecimal digits. */
export function isObjectId(value: string): boolean {
  return /^[0-9a-f]{24}$/i.test(value);
}
