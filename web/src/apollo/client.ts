import { ApolloClient, ApolloLink, type ApolloCache } from '@apollo/client';
import { createCache } from './cache.ts';
import { applyChanges } from './changes.ts';
import { keptAnswers } from './kept-answers.ts';
import { queueOperations } from './operation-queue.ts';
import { sessionLink } from './session-link.ts';
import { trackStaleness } from './staleness.ts';
import { transport } from './transport.ts';
import { broadcastChanges, openChannel, receiveChanges } from './tabs.ts';
import { currentUser, onSessionChange } from '../session/session-user.ts';

export function createClient(): ApolloClient {
  const channel = openChannel();
  const client = createClientWith(broadcastChanges(channel).concat(transport()));
  receiveChanges(client, channel);
  resetOnSessionChange(client);
  return client;
}

/** A client with the shop's links and cache over any transport. Tests pass their own. */
export function createClientWith(sends: ApolloLink): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([queueOperations(), sessionLink(), trackStaleness(), keptAnswers(), sends]),
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
 * Clears the cache and refetches all queries on log-in and log-out, in any tab: no user sees another user's data. Call
 * it before the first render. Then its listener runs first, and the screens' new queries are not sent twice.
 */
export function resetOnSessionChange(client: ApolloClient): void {
  let known = currentUser()?.token;
  onSessionChange(() => {
    const token = currentUser()?.token;
    if (known === token) return;
    known = token;
    // A query whose refetch fails shows the error on its screen.
    client.resetStore().catch(() => undefined);
  });
}
