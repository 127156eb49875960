import { RULES, type Rule } from '../../schema/rules.ts';
import { MAX_PAGE_SIZE } from '../../schema/shop.ts';
import { badUserInput } from '../errors.ts';

/** Refuses with BAD_USER_INPUT if any field has a problem; `null`, `undefined` and `false` are none. */
export function refuseInput(problems: Record<string, string | false | null | undefined>): void {
  const found = Object.entries(problems).filter((problem): problem is [string, string] => Boolean(problem[1]));
  if (found.length > 0) throw badUserInput(Object.fromEntries(found));
}

/** Holds texts to the rules of their names (schema/rules.ts). */
export function checkTexts(texts: Record<string, string>): void {
  const rules: Partial<Record<string, Rule>> = RULES;
  refuseInput(Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, rules[field]?.(value)])));
}

/** An account's facts; the first name is what stands before the first space. What is absent is not checked. */
export function checkPerson(person: {
  name?: string | null;
  email?: string | null;
  mobile?: string | null;
  password?: string | null;
}): void {
  const { name, email, mobile, password } = person;
  refuseInput({
    name: name == null ? null : RULES.firstName(name.trim().split(/\s/, 1)[0] ?? ''),
    email: email == null ? null : RULES.email(email),
    mobile: mobile == null ? null : RULES.mobile(mobile),
    password: password == null ? null : RULES.password(password),
  });
}

/** A quantity: 1 or more. */
export function quantityProblem(quantity: number): string | null {
  return quantity < 1 ? 'The quantity must be 1 or more.' : null;
}

/** `first` of a list: 1 to the most that one page may hold. */
export function checkFirst(first: number | null | undefined): void {
  const outside = first != null && (first < 1 || first > MAX_PAGE_SIZE);
  refuseInput({ first: outside && `\`first\` must be from 1 to ${MAX_PAGE_SIZE}.` });
}

/** One page of a list whose every item is at hand. */
export function pageOf<Item>(all: readonly Item[], page: number, pageSize: number) {
  refuseInput({
    page: page < 1 && 'The page must be 1 or more.',
    pageSize: (pageSize < 1 || pageSize > MAX_PAGE_SIZE) && `The page size must be from 1 to ${MAX_PAGE_SIZE}.`,
  });
  const totalPages = Math.ceil(all.length / pageSize);
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize),
    pageInfo: { page, pageSize, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1 },
  };
}
