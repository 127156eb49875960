/** At the latest, in ms: a page that is never idle gets its toasts, too. */
const LATEST_MS = 5_000;

/** Safari has no requestIdleCallback. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run);
}

/** Runs once the page and its files have loaded. Returns a function that cancels it. */
export function whenLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
  return () => window.removeEventListener('load', run);
}
