import { MAX_PAGE_SIZE } from '../../schema/shop.ts';
import { outside } from '../../schema/limits.ts';
import { badUserInput } from '../errors/shop-error.ts';
import { isObjectId } from '../lib/json-readers.ts';

/** For each field a sentence that says what to change; falsy: the field is right. */
export type Problems = Record<string, string | false | null | undefined>;

/** Throws BAD_USER_INPUT with every field that has a problem. */
export function refuseIf(problems: Problems): void {
  const found = Object.entries(problems).filter((problem): problem is [string, string] => Boolean(problem[1]));
  if (found.length > 0) throw badUserInput(Object.fromEntries(found));
}

/** The most of one product that a shopper may want. */
export const MAX_QUANTITY = 1000;

/** Why a text cannot be an id of the shop. */
export function idProblem(value: string): string | null {
  return isObjectId(value) ? null : 'This is not an id of the shop: pass one on as a query gave it.';
}

/** The most items of a list that pages reach: more than any shop has, and few enough for any API to count. */
const MAX_PLACES = 500_000;

/** Why there cannot be such a page of a list. */
export function pageProblems(page: number, pageSize: number): Problems {
  return {
    page: !(page >= 1)
      ? 'The page must be 1 or more.'
      : page * pageSize > MAX_PLACES && `There is no such page: pages end with item ${MAX_PLACES} of a list.`,
    pageSize: outside(pageSize, 1, MAX_PAGE_SIZE) && `The page size must be from 1 to ${MAX_PAGE_SIZE}.`,
  };
}

/** Why changes change nothing. */
export function noChangeProblem(changes: object): string | false {
  return Object.values(changes).every((value) => value == null) && 'Give at least one field to change.';
}
