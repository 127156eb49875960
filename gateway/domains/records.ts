import { text } from '../lib/json-readers.ts';
import type { Rest } from '../rest/client.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import { badResponse } from '../rest/errors.ts';

export const LEFT_OUT = Symbol('left out'); // for a reason of the shop's, such as a product deleted since

/** Unreadable records are reported and left out. If all are, the answer is a bad response and not an empty list. */
export function readRecords<Value>(
  rest: Pick<Rest, 'reportUnreadableRecords'>,
  endpoint: Endpoint,
  records: readonly unknown[],
  parse: (record: unknown) => Value | typeof LEFT_OUT | undefined,
): Value[] {
  const values: Value[] = [];
  let unreadable = 0;
  for (const record of records) {
    const value = parse(record);
    if (value === undefined) unreadable += 1;
    else if (value !== LEFT_OUT) values.push(value);
  }
  if (unreadable > 0) reportUnreadable(rest, endpoint, unreadable, unreadable === records.length);
  return values;
}

/** `all`: the list has no other records. */
export function reportUnreadable(
  rest: Pick<Rest, 'reportUnreadableRecords'>,
  endpoint: Endpoint,
  records: number,
  all: boolean,
): void {
  rest.reportUnreadableRecords(endpoint, records);
  if (all) throw badResponse(endpoint.name);
}

/** The name of the schema for a word of the API. */
export function named<Name extends string>(words: Record<Name, string>, word: unknown): Name | undefined {
  const said = text(word)?.toLowerCase();
  return (Object.keys(words) as Name[]).find((name) => words[name].toLowerCase() === said);
}
