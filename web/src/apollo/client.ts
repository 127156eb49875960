import { ApolloClient, ApolloLink, type ApolloCache } from '@apollo/client';
import { createCache } from './cache.ts';
import { applyChanges } from './changes.ts';
import { forgetWithSession } from './forget.ts';
import { httpTransport } from './http-transport.ts';
import { takeTurns } from './in-turn.ts';
import { keepSession } from './session-link.ts';
import { noteStaleness } from './staleness.ts';
import { takeAlong } from './take-along.ts';
import { followTabs, tellTabs } from './tabs.ts';

/** The name under which the shop's tabs hear each other. */
const CHANNEL = 'haat';

/** The connection to the gateway, on the origin that served the page, which the shop's other tabs follow. */
export function createClient(): ApolloClient {
  const channel = new BroadcastChannel(CHANNEL);
  const client = clientOver(tellTabs(channel).concat(httpTransport()));
  followTabs(client, channel);
  forgetWithSession(client);
  return client;
}

/** A client that keeps session and cache as the shop does, over any transport. */
export function clientOver(transport: ApolloLink): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([takeTurns(), keepSession(), takeAlong(), noteStaleness(), transport]),
    cache: createCache(),
    defaultOptions: {
      mutate: {
        update: (cache: ApolloCache, { data }, { variables }) => {
          if (data) applyChanges(cache, data as Record<string, unknown>, (variables ?? {}) as Record<string, unknown>);
        },
      },
    },
  });
}
