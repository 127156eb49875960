import { createHash } from 'node:crypto';
import { isOurs, type Entrant } from './entrants.ts';
import type { Operation, RestCall, Visit, Workload } from './workloads/visit.ts';

/** Headers that identify a shopper. */
export type Session = Record<string, string>;

/** The bytes of all requests to an entrant in a workload, grouped by visit. Visits use the sessions in turn. */
export function requestsOf(entrant: Entrant, workload: Workload, sessions: readonly Session[]): Uint8Array[][] {
  return workload.visits.map((visit, place) => {
    const session = visit.signedIn ? (sessions[place % sessions.length] ?? {}) : {};
    return visitBytes(entrant, workload.id, visit, session);
  });
}

function visitBytes({ server, language }: Entrant, id: string, visit: Visit, session: Session): Uint8Array[] {
  switch (language) {
    case 'rest':
      return visit.rest.map((call) => restBytes(call, session));
    case 'mesh':
      if (!visit.mesh) throw new Error(`Mesh cannot do ${id}`);
      return visit.mesh.map((operation) => post(plain(operation), session));
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

function get({ operationName, variables, extensions }: ReturnType<typeof hashed>): Uint8Array {
  const search = new URLSearchParams({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  return bytes('GET', `/graphql?${search}`, { 'apollo-require-preflight': 'true' });
}

function post(body: object, session: Session): Uint8Array {
  return bytes('POST', '/graphql', session, JSON.stringify(body));
}

function restBytes({ method, target, body }: RestCall, session: Session): Uint8Array {
  return bytes(method, target, session, body && JSON.stringify(body));
}

function bytes(method: string, target: string, headers: Record<string, string>, body?: string): Uint8Array {
  const all = {
    host: '127.0.0.1',
    accept: 'application/json',
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
}

/**
 * Registers a workload's operations at the gateway, as Apollo's clients do (automatic persisted queries). The answers
 * are not checked here, but during the load that follows.
 */
export async function registerOperations({ visits }: Workload, port: number): Promise<void> {
  const operations = new Map(
    visits.flatMap((visit) => visit.operations).map((operation) => [operation.text, operation]),
  );
  for (const operation of operations.values()) {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...hashed(operation), query: operation.text }),
    });
    await answer.arrayBuffer();
  }
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
