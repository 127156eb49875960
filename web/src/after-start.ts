import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { firstScreen } from './features/products/first-requests.ts';
import { loadChunk } from './lib/lazy/load-chunk.ts';
import { whenIdle, whenLoaded } from './lib/when-idle.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { reportVitals } from './report-vitals.ts';
import { currentUser, onSessionChange } from './session/session-user.ts';
import { storedGuestCart } from './shared/guest-cart/stored-guest-cart.ts';
import { loadTranslations } from './translations.ts';

/** What the first screen does not need; loaded after it. */
export function afterStart(routes: RouteObject[], client: ApolloClient): void {
  watchGuestCart(client);
  whenIdle(() => {
    prefetchLinks(routes);
    reportVitals();
  });
  whenLoaded(() => whenIdle(() => void loadOffline(client)));
}

/** What was chosen before the log-in joins the account's cart: at the log-in, at a start, and once there is a connection again. */
function watchGuestCart(client: ApolloClient): void {
  const merge = async (): Promise<void> => {
    if (!currentUser() || storedGuestCart.read() === null) return;
    // Without the code it stays in the browser, and the next start tries again.
    const code = await loadChunk(() => import('./features/cart/guest/merge-guest-cart.ts')).catch(() => undefined);
    await code?.mergeGuestCart(client, loadTranslations);
  };
  onSessionChange(() => void merge());
  window.addEventListener('online', () => void merge());
  void merge();
}

async function loadOffline(client: ApolloClient): Promise<void> {
  // Without it the shop needs a connection, as it does in a browser without service workers.
  const offline = await loadChunk(() => import('./offline/start-offline.ts')).catch(() => undefined);
  offline?.startOffline({
    client,
    loadTranslations,
    requestOf: ({ pathname, searchParams }) => firstScreen(pathname, searchParams)?.request,
  });
}
