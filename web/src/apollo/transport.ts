import { ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { LoadingError } from '../lib/load-code.ts';
import { idempotency } from './idempotency.ts';
import { ENDPOINT, requireHash } from './operation-request.ts';

/** Sends the hash of an operation, and its text too if the gateway does not know it. Guests' answers are public: a GET lets caches keep them. */
export function transport(): ApolloLink {
  const byHash = (useGETForHashedQueries: boolean) =>
    new PersistedQueryLink({ generateHash: requireHash, useGETForHashedQueries });
  const isGuest = (operation: ApolloLink.Operation): boolean => {
    const { headers } = operation.getContext() as { headers?: Record<string, string> };
    return !headers?.['token'];
  };
  return ApolloLink.from([
    idempotency(),
    ApolloLink.split(isGuest, byHash(true), byHash(false)),
    new BaseHttpLink({ uri: ENDPOINT, fetch: shopFetch }),
  ]);
}

/**
 * `fetch` that tells a lost connection (LoadingError) from a fault of our own. Without a connection a browser's cache would answer as
 * if it were the shop, and nobody would learn how old the answer is (kept-answers.ts).
 */
const shopFetch: typeof fetch = async (address, init) => {
  const cache = navigator.onLine ? 'default' : 'no-store';
  const response = await withLoadingError('none', fetch(address, { ...init, cache }));
  const { status, headers } = response;
  return new Response(await withLoadingError('cut', response.text()), { status, headers });
};

/** Browsers report connection failures as a TypeError, each with another text. */
function withLoadingError<Answer>(kind: 'none' | 'cut', answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause: unknown) => {
    throw cause instanceof TypeError ? new LoadingError(kind, cause) : cause;
  });
}
