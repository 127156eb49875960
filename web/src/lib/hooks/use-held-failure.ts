import { useState } from 'react';

/** `NetworkStatus.refetch` of Apollo Client. */
const REFETCH = 4;

/** A failed query stays failed while it is asked again: so the button that was pressed stays, which has the focus. */
export function useHeldFailure<Query extends { error?: unknown; networkStatus: number }>(query: Query): Query {
  const [failure, setFailure] = useState<unknown>();
  const held = query.error ?? (query.networkStatus === REFETCH ? failure : undefined);
  if (held !== failure) setFailure(held);
  return held && !query.error ? { ...query, error: held, loading: false } : query;
}
