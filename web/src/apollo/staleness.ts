import { ApolloLink, makeVar } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

/** True if the last query's result was outdated. The server says it of each page that it renders, and the browser of the page that it takes over. */
export const isStale = makeVar(false);

/** When the answer on the screen was given, in ms, if it is one that this browser has kept. Not known to the server. */
export const keptAt = makeVar<number | undefined>(undefined);

/** Ignores mutations: their results say nothing about other data on the screen. */
export function trackStaleness(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ extensions }) => {
        if (operation.operationType !== OperationTypeNode.QUERY) return;
        isStale(!!extensions?.['stale']);
        keptAt(extensions?.['keptAt'] as number | undefined);
      }),
    ),
  );
}
