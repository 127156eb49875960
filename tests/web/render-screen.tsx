import { ApolloLink, gql } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { map, of } from 'rxjs';
import { MOCK_ACCOUNTS } from '../../gateway/mocks/people.ts';
import type { MockOptions } from '../../gateway/mocks/options.ts';
import type { MockContext } from '../../gateway/mocks/context.ts';
import { createClientWith } from '../../web/src/apollo/client.ts';
import { resetOnSessionChange } from '../../web/src/apollo/client.ts';
import { App } from '../../web/src/app.tsx';
import { routes } from '../../web/src/router.tsx';
import { startSession } from '../../web/src/session/session-user.ts';
import { mockSchema } from '../support/graphql/mock-schema.ts';

/** What the browser holds for the account that the mock shop takes its caller for. */
const SIGNED_IN = 'signed-in';

/** What the client sends in headers; the mock shop reads the token. */
function contextOf(operation: ApolloLink.Operation): MockContext {
  const { headers } = operation.getContext() as { headers?: Record<string, string> };
  const token = headers?.['token'];
  // Without any token at all the mock shop would answer for `signedInAs`: a guest is somebody unknown.
  return { token: token === SIGNED_IN ? undefined : (token ?? 'guest') };
}

/** Puts somebody into the browser as a log-in would. */
function storeUser(email: string): void {
  const account = MOCK_ACCOUNTS.find((known) => known.email === email);
  if (!account) throw new Error(`The mock shop has no account ${email}.`);
  const { name, role } = account;
  startSession({ name, role, email, avatar: null, token: SIGNED_IN, message: 'Login Successful' });
}

/** The whole storefront, opened at an address, answered by a mock shop of its own; `signedInAs` is logged in already. */
export function renderScreen(path: string, options: MockOptions = {}) {
  // The toasts of an earlier test would pass for this one's.
  notifications.clean();
  if (options.signedInAs) storeUser(options.signedInAs);
  /** Operations that reached the server, in order. */
  const operations: { name: string; variables: Record<string, unknown> }[] = [];
  /** Operations that fail as long as they are in here, each with its code. */
  const faults = new Map<string, string>();
  /** Operations that fail one time. */
  const passingFaults = new Map<string, string>();
  /** Operations that are answered with data that is older than it should be, as long as they are in here. */
  const stale = new Set<string>();

  const watch = new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? '';
    operations.push({ name, variables: operation.variables });
    const code = faults.get(name) ?? passingFaults.get(name);
    passingFaults.delete(name);
    const extensions = { stale: true, oldestAt: '2026-01-01T00:00:00.000Z' };
    if (!code) return forward(operation).pipe(map((answer) => (stale.has(name) ? { ...answer, extensions } : answer)));
    return of({ errors: [{ message: 'technical text', extensions: { code } }] });
  });
  const server = new SchemaLink({ schema: mockSchema(options), context: contextOf });
  const client = createClientWith(watch.concat(server));
  resetOnSessionChange(client);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const user = userEvent.setup();

  return {
    operations,
    faults,
    passingFaults,
    stale,
    /** Does something to the shop that this browser is not told of, as whoever is signed in. */
    behind: (source: string) => createClientWith(server).mutate({ mutation: gql(source) }),
    client,
    router,
    user,
    /** Starts it; what should fail from the start is set before. */
    start: () => render(<App client={client} router={router} />),
    /** The address that the shopper sees. */
    address: () => `${router.state.location.pathname}${decodeURIComponent(router.state.location.search)}`,
  };
}
