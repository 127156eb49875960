import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

let stale = false;
const listeners = new Set<() => void>();

/** True while the last answer was made of data that is older than it should be. */
export const isStale = (): boolean => stale;

/** Calls `listener` when that changes; gives a function that ends it. */
export function onStaleness(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes what answers say of their age. */
export function noteStaleness(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ extensions }) => {
        stale = !!extensions?.['stale'];
        for (const listener of listeners) listener();
      }),
    ),
  );
}
