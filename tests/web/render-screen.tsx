import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SchemaLink } from '@apollo/client/link/schema';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { createCache } from '../../web/src/apollo/cache.ts';
import { App } from '../../web/src/app.tsx';
import { routes } from '../../web/src/router.tsx';
import { mockSchema, type MockProduct } from '../support/mock-schema.ts';

/** The whole storefront, opened at an address, answered by the mock schema. */
export function renderScreen(path: string, options: { products?: MockProduct[]; totalPagesKnown?: boolean } = {}) {
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
  const schema = mockSchema(options.products, { totalPagesKnown: options.totalPagesKnown });
  const client = new ApolloClient({ link: watch.concat(new SchemaLink({ schema })), cache: createCache() });
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
