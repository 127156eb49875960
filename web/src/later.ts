import type { ApolloClient } from '@apollo/client';
import { startMerge } from './features/cart/guest/start-merge.ts';
import { firstScreen } from './features/products/first-requests.ts';
import { loadCode } from './lib/load-code.ts';
import { whenIdle, whenLoaded } from './lib/when-idle.ts';
import { onSessionChange } from './session/session-user.ts';
import { loadMenus } from './shell/nav-bar.tsx';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** All that the first screen does without. What does not come is loaded when it is needed, or missed by nobody. */
export function startTheRest(client: ApolloClient): void {
  whenIdle(() => {
    reportVitals();
    keepMerging(client);
    void loadMenus();
  });
  whenLoaded(() => whenIdle(() => void startOffline(client)));
}

/** At the start, at a log-in, and when the line is back. */
function keepMerging(client: ApolloClient): void {
  const merge = () => void startMerge(client);
  onSessionChange(merge);
  window.addEventListener('online', merge);
  merge();
}

/** Without it the shop needs a connection, as it does in a browser without service workers. */
async function startOffline(client: ApolloClient): Promise<void> {
  const offline = await loadCode(() => import('./offline/start-offline.ts')).catch(() => undefined);
  offline?.startOffline(client, ({ pathname, searchParams }) => firstScreen(pathname, searchParams)?.request);
}

/** Reports to the gateway, when the page is left or hidden, how fast this visit was (gateway/operators/vitals.ts). */
function reportVitals(): void {
  // Moves within the app load no page.
  const screen = firstScreen(location.pathname, new URLSearchParams(location.search))?.name ?? 'other';
  const found = new Map<string, { name: string; value: number; screen: string }>();
  const keep = ({ name, value }: Metric): void => void found.set(name, { name, value, screen });
  const send = (): void => {
    if (document.visibilityState !== 'hidden' || found.size === 0) return;
    navigator.sendBeacon('/vitals', JSON.stringify([...found.values()]));
    found.clear();
  };
  for (const on of [onCLS, onINP, onLCP, onTTFB]) on(keep);
  // After the library's own listeners, which give the last values.
  document.addEventListener('visibilitychange', () => queueMicrotask(send));
}
