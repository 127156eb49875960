import { ApolloClient, HttpLink } from '@apollo/client';
import { createCache } from './cache.ts';

/** The one connection to the gateway, on the origin that served the page. */
export function createClient(): ApolloClient {
  return new ApolloClient({ link: new HttpLink({ uri: '/graphql' }), cache: createCache() });
}
