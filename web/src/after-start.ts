import type { ApolloClient } from '@apollo/client';
import { startMerge } from './features/cart/guest/start-merge.ts';
import { firstScreen } from './features/products/first-requests.ts';
import { loadChunk } from './lib/lazy/load-chunk.ts';
import { followLists } from './lib/router/list-start.ts';
import type { ShopRouter } from './lib/router/shop-router.ts';
import { animateScreens } from './lib/router/view-transitions.ts';
import { whenIdle, whenLoaded } from './lib/when-idle.ts';
import { textsFrom } from './lib/language/texts-of.ts';
import { onSessionChange } from './session/session-user.ts';
import { loadSendHeart } from './shared/wishlist/change-heart.ts';
import { noteWayToLogin } from './session/way-to-login.ts';
import { tabBar } from './shell/tabs/place.ts';
import { reportVitals } from './report-vitals.ts';
import { loadTranslations } from './translations.ts';

/** What the first screen does not need; loaded after it. */
export function afterStart(router: ShopRouter, client: ApolloClient): void {
  whenIdle(() => {
    animateScreens();
    followLists(router);
    noteWayToLogin(router);
    reportVitals();
    keepMerging(client);
    void loadTabBar();
    // Without them, a menu and a heart load them when they are pressed.
    loadChunk(() => import('./shell/menus/late-menus.ts')).catch(() => undefined);
    loadChunk(loadSendHeart).catch(() => undefined);
  });
  whenLoaded(() => whenIdle(() => void loadOffline(client)));
}

/** At the start, at a log-in, and when the line is back. */
function keepMerging(client: ApolloClient): void {
  const merge = () => void startMerge(client, textsFrom(loadTranslations));
  onSessionChange(merge);
  window.addEventListener('online', merge);
  merge();
}

async function loadTabBar(): Promise<void> {
  // Without it a phone has its menu.
  const loaded = await loadChunk(() => import('./shell/tabs/tab-bar.tsx')).catch(() => undefined);
  if (loaded) tabBar.fill(loaded.TabBar);
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
