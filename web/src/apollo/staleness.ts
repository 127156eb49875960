import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

let stale = false;
let kept: number | undefined;
const listeners = new Set<() => void>();

/** True if the last query's result was outdated. */
export const isStale = (): boolean => stale;

/** When the answer on the screen was given, in ms, if it is one that this browser has kept. Not known to the server. */
export const keptAt = (): number | undefined => kept;

export function setKeptAt(time: number | undefined): void {
  kept = time;
  for (const listener of listeners) listener();
}

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
        setKeptAt(extensions?.['keptAt'] as number | undefined);
      }),
    ),
  );
}
