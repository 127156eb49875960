import { afterAll, beforeAll } from 'vitest';
import { MOCK_ACCOUNTS } from '../../../gateway/mocks/seed.ts';
import { startMockServer, type MockServer } from '../../../gateway/mocks/server.ts';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import type { Who } from '../graphql/root-fields.ts';
import { inMemory, type TestDatabase } from './databases.ts';
import { startShop, type Shop } from './shop.ts';

/** What an operation was answered with. */
export interface SideAnswer {
  data?: Record<string, { code?: string; message?: string; pageInfo?: unknown } | null> | null;
  errors?: { message: string; extensions?: { code?: string; fields?: unknown } }[];
}
export type Ask = (document: string, variables: Record<string, unknown>) => Promise<SideAnswer>;
/** A shop: the gateway over the reference API, or the mock shop. */
export interface Side {
  accounts: readonly { role: string; email: string; password: string }[];
  /** Gives what asks in the name of an account; without an address: of a guest. */
  logIn: (email: string, password: string) => Promise<Ask>;
}

const LOG_IN = `mutation ($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { user { token } }
}`;

/** Starts both shops for the tests of a file: the gateway over the reference API, and the mock shop. */
export function openBothShops(createDatabase = inMemory, quirks = false): Record<'real' | 'mock', Side> {
  let database: TestDatabase;
  let shop: Shop;
  let mock: MockServer;
  const askMock =
    (token: string | undefined): Ask =>
    async (query, variables) => {
      const headers = { 'content-type': 'application/json', ...(token !== undefined && { token }) };
      const body = JSON.stringify({ query, variables });
      return (await (await fetch(`${mock.url}/graphql`, { method: 'POST', headers, body })).json()) as SideAnswer;
    };
  beforeAll(async () => {
    // Hundreds of variables come from one address.
    database = await createDatabase();
    shop = await startShop({ without: ['rates'], upstream: { ...database, quirks } });
    const folder = import.meta.dirname;
    mock = await startMockServer(
      { shopName: 'Haat', searchIndex: false, pictures: (_req, _res, next) => next(), webFolder: folder },
      0,
      '127.0.0.1',
    );
  });
  afterAll(async () => {
    await mock.close();
    await shop.close();
    await database[Symbol.asyncDispose]();
  });
  return {
    real: {
      accounts: ACCOUNTS,
      async logIn(email, password) {
        const visitor = shop.visitor();
        if (email !== '') await visitor.logIn(email, password);
        return (document, variables) => visitor.query(document, variables);
      },
    },
    mock: {
      accounts: MOCK_ACCOUNTS,
      async logIn(email, password) {
        if (email === '') return askMock(undefined);
        const { data } = await askMock(undefined)(LOG_IN, { email, password });
        return askMock((data?.['login'] as { user?: { token: string } } | undefined)?.user?.token);
      },
    },
  };
}

/** The seeded account of a role; a guest has none. */
export async function logInAs(side: Side, who: Who): Promise<Ask> {
  const role = who.toLowerCase();
  const account = side.accounts.find((known) => known.role.replace('_', '').toLowerCase() === role);
  return side.logIn(account?.email ?? '', account?.password ?? '');
}

/** A text without ids, which differ from shop to shop. */
export const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{24}/g, '{id}');
