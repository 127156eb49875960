import { ApolloLink, gql } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type NavigateOptions } from 'react-router-dom';
import { from, map, of, switchMap, throwError } from 'rxjs';
import { MOCK_ACCOUNTS } from '../../gateway/mocks/seed.ts';
import type { MockOptions } from '../../gateway/mocks/options.ts';
import type { MockContext } from '../../gateway/mocks/schema.ts';
import { createClientWith, resetOnSessionChange } from '../../web/src/apollo/client.ts';
import { App } from '../../web/src/app.tsx';
import { LoadingError } from '../../web/src/lib/load-code.ts';
import { routes, ShopRouter } from '../../web/src/router.tsx';
import { startSession } from '../../web/src/session/session-user.ts';
import { mockSchema } from '../support/graphql/mock-schema.ts';

/** A code of a fault: the shop does what it was asked for, and its answer does not arrive. */
export const LOST_ANSWER = 'LOST_ANSWER';

/** The token in the browser for the account `signedInAs` of the mock shop. */
const SIGNED_IN = 'signed-in';

/** Headers of the client. The mock shop only reads the token. */
function contextOf(operation: ApolloLink.Operation): MockContext {
  const { headers } = operation.getContext() as { headers?: Record<string, string> };
  const token = headers?.['token'];
  // Without a token the mock shop answers for `signedInAs`, so a guest gets an unknown one.
  return { token: token === SIGNED_IN ? undefined : (token ?? 'guest') };
}

/** Stores the user as a log-in does. */
function storeUser(email: string): void {
  const account = MOCK_ACCOUNTS.find((known) => known.email === email);
  if (!account) throw new Error(`The mock shop has no account ${email}.`);
  const { name, role } = account;
  startSession({ name, role, email, avatar: null, token: SIGNED_IN, message: 'Login Successful' });
}

/** Opens the whole shop at a path, with a new mock shop. `signedInAs` is logged in already. */
export function renderScreen(path: string, options: MockOptions = {}) {
  if (options.signedInAs) storeUser(options.signedInAs);
  /** Operations that reached the server, in order. */
  const operations: { name: string; variables: Record<string, unknown>; key?: string }[] = [];
  /** Operations that fail as long as they are in this map, with their error codes. */
  const faults = new Map<string, string>();
  /** Operations that fail once. */
  const passingFaults = new Map<string, string>();
  /** Operations that get stale data as long as they are in this set. */
  const stale = new Set<string>();
  /** Operations whose requests wait for a test, with the end of the wait. */
  const held = new Map<string, Promise<void>>();

  const watch = new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? '';
    const { idempotencyKey: key } = operation.getContext() as { idempotencyKey?: string };
    operations.push({ name, variables: operation.variables, ...(key && { key }) });
    const code = faults.get(name) ?? passingFaults.get(name);
    passingFaults.delete(name);
    const extensions = { stale: true, oldestAt: '2026-01-01T00:00:00.000Z' };
    const answer = () => {
      if (code === LOST_ANSWER)
        return forward(operation).pipe(switchMap(() => throwError(() => new LoadingError('cut', undefined))));
      if (code) return of({ errors: [{ message: 'technical text', extensions: { code } }] });
      return forward(operation).pipe(map((data) => (stale.has(name) ? { ...data, extensions } : data)));
    };
    // No answer comes at once, as none of a network does.
    return from(held.get(name) ?? Promise.resolve()).pipe(switchMap(answer));
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
    /** Keeps an operation from its answer until the test calls the function that this returns. */
    hold: (name: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(name, promise);
      return resolve;
    },
    /** Changes the shop for the logged-in user without telling this browser. */
    behind: (source: string, variables: Record<string, unknown> = {}) =>
      createClientWith(server).mutate({ mutation: gql(source), variables }),
    client,
    user,
    /** Renders the shop. Faults from the start are set before. */
    start: () =>
      render(
        <App client={client}>
          <ShopRouter router={router} />
        </App>,
      ),
    /** Path and query as the shopper sees them. */
    address: () => `${router.state.location.pathname}${decodeURIComponent(router.state.location.search)}`,
    shown: () => ({ location: router.state.location, action: router.state.historyAction }),
    router,
    /** Opens an address as a link does, or goes back if it is -1. */
    navigate: (to: string | number, options?: NavigateOptions) =>
      act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))),
  };
}
