import { createHash } from 'node:crypto';
import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createClientWith } from '../../../web/src/apollo/client.ts';
import { transport } from '../../../web/src/apollo/transport.ts';
import { userMessage } from '../../../web/src/apollo/user-message.ts';
import { LogOutDocument } from '../../../web/src/generated/components.ts';
import operations from '../../../web/src/generated/operations.json' with { type: 'json' };
import { ProductDetailDocument } from '../../../web/src/generated/products-detail.ts';
import { MeDocument } from '../../../web/src/generated/profile.ts';
import { startSession } from '../../../web/src/session/session-user.ts';

type Registered = DocumentNode & { __meta__?: { hash: string } };

const TEXTS: Record<string, string> = operations;
const MODULES = import.meta.glob<Record<string, Registered>>('../../../web/src/generated/*.ts', { eager: true });
const DOCUMENTS = Object.values(MODULES).flatMap((module) =>
  Object.entries(module).filter(([, exported]) =>
    exported.definitions?.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
  ),
);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The operation that the client gives to its transport. */
async function sentFor(document: DocumentNode): Promise<Registered> {
  let sent: DocumentNode | undefined;
  const link = new ApolloLink(({ query }) => {
    sent = query;
    return of({ data: null });
  });
  const isQuery = document.definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.QUERY,
  );
  const fetchPolicy = 'no-cache';
  if (isQuery) await createClientWith(link).query({ query: document, fetchPolicy });
  else await createClientWith(link).mutate({ mutation: document, fetchPolicy });
  if (!sent) throw new Error('Nothing was sent.');
  return sent;
}

test.each(DOCUMENTS)('%s is registered as it is sent', async (_name, document) => {
  const sent = await sentFor(document);
  const hash = sent.__meta__?.hash ?? '';
  expect(TEXTS[hash]).toBe(print(sent));
  expect(sha256(print(sent))).toBe(hash);
});

test('nothing else is registered', () => {
  const hashes = DOCUMENTS.map(([, document]) => document.__meta__?.hash ?? '');
  expect(Object.keys(TEXTS)).toEqual([...new Set(hashes)].sort());
});

const ME = { me: null };
const PRODUCT = { product: null };
const UNKNOWN = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

/** A gateway that gives these answers one after the other. It records the requests. */
function gateway(...answers: object[]) {
  const requests: { url: URL; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push({ url: new URL(address, 'http://shop'), init });
    return Response.json(answers.shift(), { headers: { 'content-type': 'application/graphql-response+json' } });
  });
  return requests;
}

function body(init: RequestInit | undefined): unknown {
  return JSON.parse(init?.body as string);
}

const hashOf = (document: Registered) => document.__meta__?.hash;
const extensions = (document: Registered) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(document) } });

test('a guest’s query is a GET with its hash and without its text', async () => {
  const requests = gateway({ data: PRODUCT });
  await createClientWith(transport()).query({
    query: ProductDetailDocument,
    variables: { id: 'p1', recommended: 4 },
  });
  const [{ url, init } = { url: undefined, init: undefined }] = requests;
  expect(init?.method ?? 'GET').toBe('GET');
  expect(init?.body).toBeUndefined();
  expect(url?.pathname).toBe('/graphql');
  const params = [...(url?.searchParams ?? [])].map(([name, value]): [string, unknown] => [
    name,
    value.startsWith('{') ? JSON.parse(value) : value,
  ]);
  expect(params).toEqual([
    ['operationName', 'ProductDetail'],
    ['variables', { id: 'p1', recommended: 4 }],
    ['extensions', extensions(ProductDetailDocument as Registered)],
  ]);
});

test('what somebody signed in asks is a POST by hash, and so is every change', async () => {
  const requests = gateway({ data: { logout: { code: 'LOGGED_OUT', message: '' } } }, { data: ME });
  const client = createClientWith(transport());
  await client.mutate({ mutation: LogOutDocument });
  startSession({ name: 'A', role: 'USER', avatar: null, token: 'csrf', email: 'a@haat.com', message: '' });
  await client.query({ query: MeDocument });
  expect(requests.map(({ init, url }) => [init.method, url.search, body(init)])).toEqual([
    ['POST', '', { operationName: 'LogOut', variables: {}, extensions: extensions(LogOutDocument as Registered) }],
    [
      'POST',
      '',
      {
        operationName: 'Me',
        variables: {},
        extensions: extensions(MeDocument as Registered),
      },
    ],
  ]);
});

test('a gateway that does not know the hash is told the text', async () => {
  const requests = gateway(UNKNOWN, { data: ME });
  const { data } = await createClientWith(transport()).query({ query: MeDocument });
  expect(data).toEqual(ME);
  expect(requests.map(({ init }) => init.method ?? 'GET')).toEqual(['GET', 'POST']);
  expect(body(requests[1]?.init)).toMatchObject({
    query: TEXTS[hashOf(MeDocument as Registered) ?? ''],
    extensions: extensions(MeDocument as Registered),
  });
});

/** Answers every request in the same way. */
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const cut = () => {
  const response = new Response('', { headers: { 'content-type': 'application/graphql-response+json' } });
  // The error is of the page's realm, as in a browser.
  response.text = () => Promise.reject(new TypeError('network error'));
  return Promise.resolve(response);
};
const mistaken = () => Promise.resolve(null as unknown as Response);

test.each([
  ['no connection', refused, /cannot be reached/],
  ['a connection that breaks off', cut, /broke off/],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<html>')), /^Something went wrong$/],
  ['a bad gateway', () => Promise.resolve(new Response('<html>', { status: 502 })), /cannot be reached/],
  ['an error of the server', () => Promise.resolve(new Response('', { status: 500 })), /^Something went wrong$/],
  ['a mistake of our own', mistaken, /^Something went wrong$/],
])('%s is told as what it is', async (_name, answer, text) => {
  answering(answer);
  const error: unknown = await createClientWith(transport())
    .query({ query: MeDocument })
    .catch((thrown: unknown) => thrown);
  expect(userMessage(error)).toMatch(text);
});
