import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { firstScreen } from './features/products/first-requests.ts';
import { loadChunk } from './lib/lazy/load-chunk.ts';
import { whenIdle, whenLoaded } from './lib/when-idle.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { reportVitals } from './report-vitals.ts';
import { loadTranslations } from './translations.ts';

/** What the first screen does not need; loaded after it. */
export function afterStart(routes: RouteObject[], client: ApolloClient): void {
  whenIdle(() => {
    prefetchLinks(routes);
    reportVitals();
  });
  whenLoaded(() => whenIdle(() => void loadOffline(client)));
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
