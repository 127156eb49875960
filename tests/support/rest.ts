import type { Rest } from '../../gateway/rest/client.ts';

/** An upstream with the given calls; any other call fails the test. */
export function stubRest(calls: Partial<Rest>): Rest {
  const unexpected = (): Promise<never> => Promise.reject(new Error('The upstream was asked unexpectedly.'));
  const { get = unexpected, send = unexpected } = calls;
  return {
    token: undefined,
    read: async (endpoint, query, { parse }) => parse(await get(endpoint, query)),
    reportUnmappedOutcome: () => undefined,
    reportUnreadableRecords: () => undefined,
    ...calls,
    get,
    send,
  };
}
