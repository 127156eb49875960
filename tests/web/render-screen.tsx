import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SchemaLink } from '@apollo/client/link/schema';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import type { MockOptions } from '../../gateway/mocks/mock-options.ts';
import type { MockContext } from '../../gateway/mocks/mock-resolvers.ts';
import { createCache } from '../../web/src/apollo/cache.ts';
import { App } from '../../web/src/app.tsx';
import { routes } from '../../web/src/router.tsx';
import { mockSchema } from '../support/mock-schema.ts';

/** What the client sends in headers; the mock shop reads the token. */
function contextOf(operation: ApolloLink.Operation): MockContext {
  const { headers } = operation.getContext() as { headers?: Record<string, string> };
  return { token: headers?.['token'] };
}

/** The whole storefront, opened at an address, answered by a mock shop of its own. */
export function renderScreen(path: string, options: MockOptions = {}) {
  /** Operations that reached the server, in order. */
  const operations: { name: string; variables: Record<string, unknown> }[] = [];
  /** Operations that fail as long as they are in here, each with its code. */
  const faults = new Map<string, string>();

  const watch = new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? '';
    operations.push({ name, variables: operation.variables });
    const code = faults.get(name);
    if (!code) return forward(operation);
    const errors = [{ message: 'technical text', extensions: { code } }];
    return new Observable((observer) => observer.error(new CombinedGraphQLErrors({ errors }, errors)));
  });
  const server = new SchemaLink({ schema: mockSchema(options), context: contextOf });
  const client = new ApolloClient({ link: watch.concat(server), cache: createCache() });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const user = userEvent.setup();

  return {
    operations,
    faults,
    client,
    router,
    user,
    /** Starts it; what should fail from the start is set before. */
    start: () => render(<App client={client} router={router} />),
    /** The address that the shopper sees. */
    address: () => `${router.state.location.pathname}${decodeURIComponent(router.state.location.search)}`,
  };
}
