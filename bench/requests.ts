import { createHash } from 'node:crypto';
import { isOurs, type Entrant } from './entrants.ts';
import type { Operation, RestCall, Visit, Workload } from './workloads/visit.ts';

/** Headers that say who calls. */
export type Session = Record<string, string>;

/** The bytes of every request that an entrant is sent in a workload; visit by visit, the sessions taking turns. */
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
      // What is the same for everybody is asked by GET, as the shop does, so that browsers and CDNs may keep it.
      return visit.operations.map((operation) =>
        visit.signedIn ? post(hashed(operation), session) : get(hashed(operation)),
      );
  }
}

/** A text of a client's own: the comment makes it another than the registered one. */
const plain = ({ name, text, variables }: Operation) => ({
  operationName: name,
  variables,
  query: `# By nobody registered\n${text}`,
});

/** As Apollo's clients name a registered operation. */
const hashed = ({ name, text, variables }: Operation) => ({
  operationName: name,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } },
});

/** As Mercurius's documentation names one. */
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
 * Makes a workload's operations known to the gateway with their text, once, as Apollo's clients do (automatic persisted
 * queries). What comes of each is no matter here: the load that follows looks at its answers.
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

/** The name that an operation is registered under: the SHA-256 of its text, in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** All operations of the workloads: text by hash. */
export function manifestOf(workloads: readonly Workload[]): Record<string, string> {
  const texts = workloads.flatMap(({ visits }) =>
    visits.flatMap(({ operations }) => operations.map(({ text }) => text)),
  );
  return Object.fromEntries([...new Set(texts)].map((text) => [hashOf(text), text]));
}
