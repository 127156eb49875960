import type { Rest } from '../../gateway/rest.ts';

/** An upstream that only does what a test says; anything else fails the test. */
export function stubRest(calls: Partial<Rest>): Rest {
  const unexpected = (): Promise<never> => Promise.reject(new Error('The upstream was asked unexpectedly.'));
  return { token: undefined, get: unexpected, send: unexpected, noteUnknown: () => undefined, ...calls };
}
