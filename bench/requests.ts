import { createHash } from 'node:crypto';
import { isOurs, type Entrant, type ServerName } from './entrants.ts';
import type { Sent } from './load/plan.ts';
import { SHOPPERS, shopperToken } from './upstream/answers.ts';
import type { Operation, RestCall, Visit, Workload } from './workloads/visit.ts';

/** Headers that identify a shopper. */
export type Session = Record<string, string>;

/** All requests to an entrant in a workload, grouped by visit. Visits use the sessions in turn. */
export function requestsOf(entrant: Entrant, workload: Workload, sessions: readonly Session[]): Sent[][] {
  return workload.visits.map((visit, place) => {
    const session = visit.signedIn ? (sessions[place % sessions.length] ?? {}) : {};
    return visitRequests(entrant, visit, session);
  });
}

function visitRequests({ server, language }: Entrant, visit: Visit, session: Session): Sent[] {
  switch (language) {
    case 'rest':
      return visit.rest.map((call) => restRequest(call, session));
    case 'text':
      return visit.operations.map((operation) => post(plain(operation), session));
    case 'registered':
      if (!isOurs(server)) return visit.operations.map((operation) => post(persisted(operation), session));
      // The shop sends operations of guests by GET, so that browsers and CDNs can cache the answers.
      return visit.operations.map((operation) =>
        visit.signedIn ? post(hashed(operation), session) : get(hashed(operation)),
      );
  }
}

/** The comment makes the text differ from the registered one. */
const plain = ({ name, text, variables }: Operation) => ({
  operationName: name,
  variables,
  query: `# Not registered\n${text}`,
});

/** A registered operation in Apollo's protocol. */
const hashed = ({ name, text, variables }: Operation) => ({
  operationName: name,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } },
});

/** A registered operation in Mercurius's protocol. */
const persisted = ({ name, text, variables }: Operation) => ({
  operationName: name,
  variables,
  query: hashOf(text),
  persisted: true,
});

function get({ operationName, variables, extensions }: ReturnType<typeof hashed>): Sent {
  const search = new URLSearchParams({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  return request('GET', `/graphql?${search}`, { 'apollo-require-preflight': 'true' });
}

function post(body: object, session: Session): Sent {
  return request('POST', '/graphql', session, JSON.stringify(body));
}

function restRequest({ method, target, body }: RestCall, session: Session): Sent {
  return request(method, target, session, body && JSON.stringify(body));
}

function request(method: 'GET' | 'POST', path: string, headers: Session, body?: string): Sent {
  const all = {
    accept: 'application/json',
    ...headers,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return { method, path, headers: all, body: body ?? null };
}

/** SHA-256 of an operation's text, in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** All operations of the workloads, by the hash of their text. */
export function manifestOf(workloads: readonly Workload[]): Record<string, string> {
  const texts = workloads.flatMap(({ visits }) =>
    visits.flatMap(({ operations }) => operations.map(({ text }) => text)),
  );
  return Object.fromEntries([...new Set(texts)].map((text) => [hashOf(text), text]));
}

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { user { token } } }';

/** Logs in all shoppers. The gateway gives a cookie, as it does to the shop; the peers get a token of the API. */
export async function beginSessions(server: ServerName, port: number): Promise<Session[]> {
  if (!isOurs(server)) return Array.from({ length: SHOPPERS }, (_, place) => ({ token: shopperToken(place) }));
  const sessions: Session[] = [];
  for (let place = 0; place < SHOPPERS; place += 1) sessions.push(await logIn(port, place));
  return sessions;
}

async function logIn(port: number, place: number): Promise<Session> {
  const input = { email: `shopper${place}@example.com`, password: 'Shopper@1' };
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: LOGIN, variables: { input } }),
  });
  const [cookie] = answer.headers.getSetCookie();
  const text = await answer.text();
  const { data } = JSON.parse(text) as { data?: { login?: { user?: { token?: string } } } };
  const token = data?.login?.user?.token;
  if (!cookie || !token) throw new Error(`The gateway refused the log-in: ${text}`);
  return { cookie: cookie.split(';', 1)[0] ?? '', token };
}
