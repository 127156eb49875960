import { ApolloLink } from '@apollo/client';
import { catchError, from } from 'rxjs';
import { CATALOGUE_CACHE } from '../lib/kept-caches.ts';
import { LoadingError } from '../lib/load-code.ts';
import { addressOf, requireHash, type OperationRequest } from './operation-request.ts';

/** Answers a query that could not be sent with what guests were answered last time (offline/keep-seen.ts), and says when. */
export function keptAnswers(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName, query, variables } = operation;
    const asked = (): OperationRequest => ({ operationName, variables, hash: requireHash(query) });
    return forward(operation).pipe(catchError((error: unknown) => from(keptAnswer(asked, error))));
  });
}

async function keptAnswer(asked: () => OperationRequest, error: unknown): Promise<ApolloLink.Result> {
  if (!(error instanceof LoadingError)) throw error;
  const address = addressOf(asked());
  // Old browsers, and private windows of some, keep nothing.
  const kept = await globalThis.caches
    ?.match(address, { cacheName: CATALOGUE_CACHE, ignoreVary: true })
    .catch(() => undefined);
  if (!kept) throw error;
  const answer = (await kept.json()) as ApolloLink.Result;
  return { ...answer, extensions: { keptAt: Date.parse(kept.headers.get('date') ?? '') } };
}
