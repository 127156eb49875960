import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

let stale = false;
const listeners = new Set<() => void>();

/** True if the last query's result was outdated. */
export const isStale = (): boolean => stale;

export function onStaleness(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The server says it of each page that it renders, and the browser of the page that it takes over. */
export function setStale(value: boolean): void {
  stale = value;
}

/** Ignores mutations: their results say nothing about other data on the screen. */
export function trackStaleness(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ extensions }) => {
        if (operation.operationType !== OperationTypeNode.QUERY) return;
        setStale(!!extensions?.['stale']);
        for (const listener of listeners) listener();
      }),
    ),
  );
}
