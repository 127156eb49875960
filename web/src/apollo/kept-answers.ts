import { ApolloLink } from '@apollo/client';
import { catchError, from } from 'rxjs';
import { CATALOGUE_CACHE } from '../lib/kept-caches.ts';
import { LoadingError } from '../lib/lazy/loading-error.ts';
import { getRequest } from './operation-request.ts';
import { requireHash } from './registered-document.ts';

/** Answers a query that could not be sent with what guests were answered last time (offline/keep-seen.ts), and says when. */
export function keptAnswers(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(catchError((error: unknown) => from(keptAnswer(operation, error)))),
  );
}

async function keptAnswer(
  { operationName, query, variables }: ApolloLink.Operation,
  error: unknown,
): Promise<ApolloLink.Result> {
  if (!(error instanceof LoadingError)) throw error;
  const [address] = getRequest({ operationName, variables, hash: requireHash(query) });
  // Old browsers, and private windows of some, keep nothing.
  const kept = await globalThis.caches
    ?.match(address, { cacheName: CATALOGUE_CACHE, ignoreVary: true })
    .catch(() => undefined);
  if (!kept) throw error;
  const answer = (await kept.json()) as ApolloLink.Result;
  return { ...answer, extensions: { keptAt: Date.parse(kept.headers.get('date') ?? '') } };
}
