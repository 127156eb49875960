import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
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

/** Notes what answers to queries say of their age: a change says nothing of what else is shown. */
export function noteStaleness(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ extensions }) => {
        if (operation.operationType !== OperationTypeNode.QUERY) return;
        stale = !!extensions?.['stale'];
        for (const listener of listeners) listener();
      }),
    ),
  );
}
