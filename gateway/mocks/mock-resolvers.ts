import { refusal } from '../errors/shop-error.ts';
import type { InjectedFaults } from '../operations/fault-injection.ts';
import type { UserRow } from './mock-store.ts';

/** What a request brings along: the header `token`, and how fields are to misbehave for it. */
export interface MockContext {
  token?: string | undefined;
  simulation?: InjectedFaults | undefined;
}

/** What the guard makes of it for `Query` and `Mutation` fields. */
export interface CallContext extends MockContext {
  user: UserRow | undefined;
}

/** Resolvers by type and field. `never` lets each say for itself what it is given. */
export type MockResolvers = Record<
  string,
  Record<string, (source: never, args: never, context: CallContext) => unknown>
>;

/** What came of a mutation: a code of its own enum, and the API's sentence. */
export interface Outcome<Code extends string> {
  code: Code;
  message: string;
}

/** Who is calling; the guard has refused everybody else before. */
export function requireUser({ user }: CallContext): UserRow {
  if (!user) throw refusal('UNAUTHENTICATED');
  return user;
}
