import type { ApolloClient } from '@apollo/client';
import { currentUser, onSessionChange } from '../session/session-user.ts';

/**
 * With a log-in or log-out, in this tab or another, all data are asked for anew: nothing of one person's is shown to the next.
 * Called before there are screens, it hears of it first, so that what they then ask for is not asked for twice.
 */
export function forgetWithSession(client: ApolloClient): void {
  let known = currentUser()?.token;
  onSessionChange(() => {
    const token = currentUser()?.token;
    if (known === token) return;
    known = token;
    // A query that fails when it is asked again says so on its own screen.
    client.resetStore().catch(() => undefined);
  });
}
