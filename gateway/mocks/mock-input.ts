import { RULES, type Rule } from '../../schema/rules.ts';
import { pageProblems, refuseIf } from '../domains/input.ts';

/** Holds texts to the rules of their names (schema/rules.ts). */
export function checkTexts(texts: Record<string, string>): void {
  const rules: Partial<Record<string, Rule>> = RULES;
  refuseIf(Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, rules[field]?.(value)])));
}

/** An account's facts; what is absent is not checked. */
export function checkPerson(person: {
  name?: string | null;
  email?: string | null;
  mobile?: string | null;
  password?: string | null;
}): void {
  const { name, email, mobile, password } = person;
  refuseIf({
    name: name == null ? null : RULES.firstName(name),
    email: email == null ? null : RULES.email(email),
    mobile: mobile == null ? null : RULES.mobile(mobile),
    password: password == null ? null : RULES.password(password),
  });
}

/** A quantity: 1 or more. */
export function quantityProblem(quantity: number): string | null {
  return quantity < 1 ? 'The quantity must be 1 or more.' : null;
}

/** One page of a list whose every item is at hand. */
export function pageOf<Item>(all: readonly Item[], page: number, pageSize: number) {
  refuseIf(pageProblems(page, pageSize));
  const totalPages = Math.ceil(all.length / pageSize);
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize),
    pageInfo: { page, pageSize, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1 },
  };
}
