import { ApolloClient, ApolloLink, type ApolloCache } from '@apollo/client';
import { createCache } from './cache.ts';
import { applyChanges } from './changes.ts';
import { httpTransport } from './http-transport.ts';
import { queueOperations } from './operation-queue.ts';
import { keepSession } from './session-link.ts';
import { noteStaleness } from './staleness.ts';
import { mergeQueries } from './merge-queries.ts';
import { followTabs, tellTabs } from './tabs.ts';
import { currentUser, onSessionChange } from '../session/session-user.ts';

/** The name under which the shop's tabs hear each other. */
const CHANNEL = 'haat';

/** The connection to the gateway, on the origin that served the page, which the shop's other tabs follow. */
export function createClient(): ApolloClient {
  const channel = new BroadcastChannel(CHANNEL);
  const client = clientOver(tellTabs(channel).concat(httpTransport()));
  followTabs(client, channel);
  resetOnSessionChange(client);
  return client;
}

/** A client that keeps session and cache as the shop does, over any transport. */
export function clientOver(transport: ApolloLink): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([queueOperations(), keepSession(), mergeQueries(), noteStaleness(), transport]),
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

/**
 * With a log-in or log-out, in this tab or another, all data are asked for anew: nothing of one person's is shown to the next.
 * Called before there are screens, it hears of it first, so that what they then ask for is not asked for twice.
 */
export function resetOnSessionChange(client: ApolloClient): void {
  let known = currentUser()?.token;
  onSessionChange(() => {
    const token = currentUser()?.token;
    if (known === token) return;
    known = token;
    // A query that fails when it is asked again says so on its own screen.
    client.resetStore().catch(() => undefined);
  });
}
