/** As in graphql-js: something that fields can be read from. */
export function isObjectLike(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return isObjectLike(value) && typeof value['then'] === 'function';
}

/**
 * A value that is not completed, since its place is null already. The answer tells that error and no other, and a rejection
 * that nobody hears would end the process.
 */
export function forget(value: unknown): void {
  if (Array.isArray(value) || value instanceof Set) value.forEach(forget);
  else if (isPromise(value)) void Promise.resolve(value).then(forget, () => undefined);
}
