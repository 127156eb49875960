import { MAX_PAGE_SIZE } from '../../schema/shop.ts';
import { outside } from '../../schema/limits.ts';
import { badUserInput } from '../errors/shop-error.ts';
import { isObjectId } from '../lib/json-readers.ts';

export type Problems = Record<string, string | false | null | undefined>; // by field: what to change; falsy: right

export function refuseIf(problems: Problems): void {
  const found = Object.entries(problems).filter((problem): problem is [string, string] => Boolean(problem[1]));
  if (found.length > 0) throw badUserInput(Object.fromEntries(found));
}

export const MAX_QUANTITY = 1000; // of one product

export function idProblem(value: string): string | null {
  return isObjectId(value) ? null : 'This is not an id of the shop: pass one on as a query gave it.';
}

export function idsProblem(ids: readonly string[], most: number): string | null {
  if (ids.length > most) return `Give at most ${most} ids.`;
  return ids.map(idProblem).find((problem) => problem !== null) ?? null;
}

const MAX_PLACES = 500_000; // items that pages reach: more than any shop has, and few enough for any API to count

export function pageProblems(page: number, pageSize: number): Problems {
  return {
    page: !(page >= 1)
      ? 'The page must be 1 or more.'
      : page * pageSize > MAX_PLACES && `There is no such page: pages end with item ${MAX_PLACES} of a list.`,
    pageSize: outside(pageSize, 1, MAX_PAGE_SIZE) && `The page size must be from 1 to ${MAX_PAGE_SIZE}.`,
  };
}

export function noChangeProblem(changes: object): string | false {
  return Object.values(changes).every((value) => value == null) && 'Give at least one field to change.';
}
