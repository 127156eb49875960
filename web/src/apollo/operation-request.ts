import type { DocumentNode } from 'graphql';

export interface OperationRequest {
  operationName: string | undefined;
  variables: Record<string, unknown>;
  hash: string;
}

/** Of a document that code generation has written (scripts/codegen/documents-plugin.ts). */
export function requireHash({ __meta__ }: DocumentNode & { __meta__?: { hash: string } }): string {
  if (!__meta__) throw new Error('This operation was not registered at code generation.');
  return __meta__.hash;
}

const ENDPOINT = '/graphql';

/** Other sites cannot send this content type without a preflight, so it also passes Apollo Server's CSRF prevention. */
const HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'content-type': 'application/json',
};

/**
 * Arguments of `fetch` for a GET, whose response browsers and proxies may cache. Without a connection a browser's cache
 * would answer as if it were the shop, and nobody would learn how old the answer is (kept-answers.ts).
 */
export function getRequest({ operationName = '', variables, hash }: OperationRequest): [string, RequestInit] {
  const params = { operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions(hash)) };
  const search = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [`${ENDPOINT}?${search.join('&')}`, { headers: HEADERS, cache: navigator.onLine ? 'default' : 'no-store' }];
}

/** The same for a POST. `query`: the text, for a gateway that does not know the hash. */
export function postRequest(
  { operationName, variables, hash }: OperationRequest,
  headers: Record<string, string>,
  query?: string,
): [string, RequestInit] {
  const body = JSON.stringify({ operationName, variables, extensions: extensions(hash), query });
  return [ENDPOINT, { method: 'POST', headers: { ...HEADERS, ...headers }, body }];
}

function extensions(sha256Hash: string) {
  return { persistedQuery: { version: 1, sha256Hash } };
}
