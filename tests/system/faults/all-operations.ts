import { expect } from 'vitest';
import { ERRORS } from '../../../gateway/errors/codes.ts';
import type { Ask, ExampleAccount } from '../../../schema/examples/example-shop.ts';
import { EXAMPLE_VARIABLES } from '../../../schema/examples/variables.ts';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { EXAMPLES } from '../../support/graphql/examples.ts';
import type { Shop, Visitor } from '../../support/servers/shop.ts';
import { SECRET } from './fault-list.ts';

/** An operation with valid variables and headers of an account that may run it. */
export interface ReadyOperation {
  name: string;
  document: string;
  variables: Record<string, unknown>;
  headers: Record<string, string>;
}

/** Results of operations during a fault. */
export interface Tally {
  withData: number;
  typedErrors: number;
}

const ROLES: Record<string, 'user' | 'admin' | 'superAdmin'> = { ADMIN: 'admin', SUPER_ADMIN: 'superAdmin' };

/**
 * A log-in or log-out ends the session of its request, so these are sent without the shared one. A log-in also ends
 * older sessions of an account with an expected reset, so its account differs from that of the reset.
 */
const ENDS_SESSION = /\b(login|logout)\b/;

/**
 * Every operation of the schema that the API answers, with valid variables and a session, prepared without faults. What staff keep is
 * in the gateway's own store, which these gateways go without.
 */
export async function readyOperations(shop: Shop): Promise<ReadyOperation[]> {
  const visitors: Record<string, Visitor> = {};
  for (const role of ['user', 'admin', 'superAdmin'] as const) visitors[role] = await shop.as(role);
  const ready: ReadyOperation[] = [];
  for (const { name, role, document } of EXAMPLES.filter(({ noun }) => noun !== 'staff')) {
    const endsSession = ENDS_SESSION.test(document);
    const as = endsSession ? 'admin' : (ROLES[role ?? ''] ?? 'user');
    const visitor = visitors[as];
    const account = ACCOUNTS.find((known) => known.role === as);
    if (!visitor || !account) throw new Error(`Nobody can send ${name}.`);
    const ask: Ask = async <Data>(text: string, given?: Record<string, unknown>) =>
      (await visitor.query<Data>(text, given)).data;
    const given: ExampleAccount = { email: account.email, password: account.password };
    const variables = (await EXAMPLE_VARIABLES[name]?.({ ask, account: given, made: [] })) ?? {};
    const session = { cookie: visitor.held.cookie ?? '', token: visitor.held.token ?? '' };
    const headers: Record<string, string> = endsSession ? {} : session;
    ready.push({ name, document, variables, headers });
  }
  return ready;
}

/** Ms beyond the gateway's own deadline. The machine may be busy. */
const SLACK_MS = 8_000;
/** Concurrent operations. More would only wait for the API, which shares this thread. */
const AT_ONCE = 12;
const CODES = new Set(Object.keys(ERRORS));

/** Sends operations concurrently. Each answer must be data or known errors, arrive in time, and contain no secret. */
export async function sendAll(url: string, operations: readonly ReadyOperation[], deadlineMs: number): Promise<Tally> {
  const tally: Tally = { withData: 0, typedErrors: 0 };
  const waiting = operations.values();
  const work = async (): Promise<void> => {
    for (const operation of waiting) await send(url, operation, deadlineMs + SLACK_MS, tally);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tally;
}

async function send(url: string, operation: ReadyOperation, patienceMs: number, tally: Tally): Promise<void> {
  const { name, document, variables, headers } = operation;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: document, variables, operationName: name }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await response.text();
  expect([200, 400, 403, 422], `${name}: ${text}`).toContain(response.status);
  expectNothingTold(name, text);
  const { data, errors = [] } = JSON.parse(text) as {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
  for (const { message, extensions } of errors) {
    expect(CODES.has(extensions.code), `${name}: ${extensions.code}`).toBe(true);
    expect(extensions.code, `${name}: ${message}`).not.toBe('INTERNAL_SERVER_ERROR');
  }
  expect(errors.length > 0 || data, `${name}: ${text}`).toBeTruthy();
  if (errors.length === 0) tally.withData += 1;
  else tally.typedErrors += 1;
}

/** No address of the API, no stack trace, no token of the API, no text of the API. */
function expectNothingTold(name: string, text: string): void {
  expect(text, name).not.toMatch(
    /127\.0\.0\.1|localhost|ECONN|node_modules|UND_ERR|\\n +at |eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/,
  );
  expect(text, name).not.toContain(SECRET);
}
