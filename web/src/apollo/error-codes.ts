import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The gateway's error code; undefined: the call failed before the gateway could respond with one. */
export function errorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
}

const SESSION_ENDED: ReadonlySet<string | undefined> = new Set(['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'CSRF_REJECTED']);

export function isSessionEnd(code: string | undefined): boolean {
  return SESSION_ENDED.has(code);
}

export function endedSession(error: unknown): boolean {
  return isSessionEnd(errorCode(error));
}

export function fieldErrors(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const fields = error.errors[0]?.extensions?.['fields'] as Record<string, string> | undefined;
  return fields ?? {};
}

/** True if `field`, or the item at `place` of its list, has no result. Errors of others do not count. */
export function failed(error: unknown, field: string, place?: number): boolean {
  if (!CombinedGraphQLErrors.is(error)) return Boolean(error);
  return error.errors.some(({ path }) => {
    if (!path) return true;
    // An error of the list itself has no place.
    return path[0] === field && (place === undefined || path[1] === undefined || path[1] === place);
  });
}
