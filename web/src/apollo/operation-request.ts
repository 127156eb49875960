/** An operation as it is sent: by the hash of its registered text (generated/operations.json). */
export interface OperationRequest {
  operationName: string | undefined;
  variables: Record<string, unknown>;
  hash: string;
}

/** Where operations go: the gateway, on the origin that served the page. */
const ENDPOINT = '/graphql';

/** The content type also tells the gateway that no other site made a browser ask (Apollo Server, CSRF prevention). */
const HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'content-type': 'application/json',
};

/** What `fetch` is told for a GET, whose answer browsers and whatever stands before the gateway may keep. */
export function getRequest({ operationName = '', variables, hash }: OperationRequest): [string, RequestInit] {
  const params = { operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions(hash)) };
  const search = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [`${ENDPOINT}?${search.join('&')}`, { headers: HEADERS }];
}

/** The same for a POST; with `query`, its text, for a gateway that does not know the hash. */
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
