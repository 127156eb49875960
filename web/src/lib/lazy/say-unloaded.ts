import { reloadPage } from './reload-page.ts';

const TEXT = 'The shop did not load. Please check your connection and try again.';

/** If a file of the app fails before the first render, reloads once; then shows a message and reloads when online. */
export function sayUnloaded(): void {
  const onError = ({ target }: Event): void => {
    if (!isCode(target) || hasDrawn()) return;
    window.removeEventListener('error', onError, true);
    if (navigator.onLine && reloadPage()) return;
    window.addEventListener('online', () => !hasDrawn() && location.reload());
    if (document.body) show();
    else document.addEventListener('DOMContentLoaded', show);
  };
  window.addEventListener('error', onError, true);
}

const hasDrawn = (): boolean => document.getElementById('root')?.hasChildNodes() ?? false;

/** Ignores files of browser extensions. */
function isCode(target: EventTarget | null): boolean {
  if (target instanceof HTMLScriptElement) return isOurs(target.src);
  return target instanceof HTMLLinkElement && /^(modulepreload|stylesheet)$/.test(target.rel) && isOurs(target.href);
}

const isOurs = (address: string): boolean => address.startsWith(`${location.origin}/assets/`);

function show(): void {
  const again = Object.assign(document.createElement('a'), { href: '', textContent: 'Try again' });
  const text = Object.assign(document.createElement('p'), { role: 'alert', textContent: `${TEXT} ` });
  text.append(again);
  // Hidden together with the bar if the app renders after all.
  const place = document.getElementById('first-paint');
  place?.removeAttribute('aria-hidden');
  place?.append(text);
}
