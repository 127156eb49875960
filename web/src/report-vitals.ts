import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { firstScreen } from './features/products/first-requests.ts';

/** Reports to the gateway, when the page is left or hidden, how fast this visit was (gateway/operators/vitals.ts). */
export function reportVitals(): void {
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
