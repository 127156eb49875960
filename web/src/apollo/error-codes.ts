import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The gateway's code of a failed call; undefined: it failed before the gateway could say one. */
export function errorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
}

const SESSION_ENDED: ReadonlySet<string | undefined> = new Set(['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'CSRF_REJECTED']);

/** True for codes that mean: log in again. */
export function isSessionEnd(code: string | undefined): boolean {
  return SESSION_ENDED.has(code);
}

/** True if a call failed since its session was over. */
export function endedSession(error: unknown): boolean {
  return isSessionEnd(errorCode(error));
}

/** What is wrong with each field of the input, where a call failed for that; empty for every other failure. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const fields = error.errors[0]?.extensions?.['fields'] as Record<string, string> | undefined;
  return fields ?? {};
}

/** True if a field of the operation has no answer for an error; false: its answer stands, whatever else went wrong. */
export function failed(error: unknown, field: string): boolean {
  if (!CombinedGraphQLErrors.is(error)) return Boolean(error);
  return error.errors.some(({ path }) => !path || path[0] === field);
}
