import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, throwError } from 'rxjs';
import { LoadingError } from '../lib/load-code.ts';

/** For how long, in ms, a retry of a mutation with a lost response has the same key. */
const RETRY_MS = 2 * 60_000;

export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Gives each mutation an idempotency key: the one of its context, or a new one. A mutation whose response was lost keeps its key
 * for a retry with the same variables, so it runs once. Who brings a key also sends it again.
 */
export function idempotency(): ApolloLink {
  const lost = new Map<string, { key: string; until: number }>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    const { headers, idempotencyKey } = operation.getContext() as { headers?: object; idempotencyKey?: string };
    const intent = JSON.stringify([operation.operationName, operation.variables]);
    const known = lost.get(intent);
    lost.delete(intent);
    const key = idempotencyKey ?? (known && known.until > Date.now() ? known.key : newKey());
    operation.setContext({ headers: { ...headers, 'idempotency-key': key } });
    return forward(operation).pipe(
      catchError((error: unknown) => {
        if (error instanceof LoadingError && !idempotencyKey) lost.set(intent, { key, until: Date.now() + RETRY_MS });
        return throwError(() => error);
      }),
    );
  });
}
