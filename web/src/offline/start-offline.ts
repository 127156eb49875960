import type { ApolloClient } from '@apollo/client';
import { createElement } from 'react';
import type { OperationRequest } from '../apollo/operation-request.ts';
import { keptAt } from '../apollo/staleness.ts';
import { currentUser, onSessionChange } from '../session/session-user.ts';
import { keptWays } from '../ui/views/load-error.tsx';
import { forgetSeen, keepSeen, keptTime } from './keep-seen.ts';
import { KeptWays } from './kept-ways.tsx';
import { registerServiceWorker, removeServiceWorkers } from './service-worker-registration.ts';

/** How often, in ms, a visible page tries again to reach the shop. */
const AGAIN_MS = 15_000;

/** What guests are asked for to show the screen at an address; undefined: nothing can be kept of it. */
type RequestOf = (address: URL) => OperationRequest | undefined;

export function startOffline(client: ApolloClient, requestOf: RequestOf): void {
  // An old browser, or a page without https: there is none of it.
  if (!('serviceWorker' in navigator)) return;
  if (import.meta.env.PROD) watchScreens(requestOf);
  else void removeServiceWorkers();

  keptWays(createElement(KeptWays, { requestOf }));
  const tryAgain = (): void => {
    if (document.hidden || !navigator.onLine) return;
    if (keptAt() !== undefined) void client.refetchQueries({ include: 'active' });
  };
  window.addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryAgain);
  setInterval(tryAgain, AGAIN_MS);
}

/** Keeps each screen of the catalogue that is seen; without a connection, tells how old the screen is. */
function watchScreens(requestOf: RequestOf): void {
  const onScreen = async (): Promise<void> => {
    // Without it, nothing could open what is kept.
    if (!navigator.serviceWorker.controller) return;
    const request = requestOf(new URL(location.href));
    if (!navigator.onLine) keptAt(request && (await keptTime(request)));
    // Without an answer the screen is what it was when it was last kept.
    else if (request) await keepSeen(request).catch(() => undefined);
  };
  const seen = (): void => void onScreen();
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', seen);
  window.addEventListener('offline', seen);
  window.addEventListener('online', seen);
  let known = currentUser()?.email;
  onSessionChange(() => {
    const before = known;
    known = currentUser()?.email;
    if (before && before !== known) void forgetSeen();
  });
  // Refused, or the script did not come: the shop needs a connection, and the next visit tries again.
  registerServiceWorker(seen).catch(() => undefined);
  seen();
}
