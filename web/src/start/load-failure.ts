import { pageLanguage } from '../lib/language/page-language.ts';
import { reloadPageOnce } from '../lib/reload-page.ts';

/** Both languages: it is said because files do not load. */
const TEXTS = {
  en: {
    notLoaded: 'The shop did not load. Please check your connection and try again.',
    tryAgain: 'Try again',
  },
  hi: {
    notLoaded: 'शॉप लोड नहीं हुई। कृपया अपना इंटरनेट कनेक्शन जाँचें और दोबारा कोशिश करें।',
    tryAgain: 'दोबारा कोशिश करें',
  },
};

/** If a file of the app fails before the first render, reloads once; then shows a message and reloads when online. */
export function handleLoadFailure(): void {
  const onError = ({ target }: Event): void => {
    if (!isAppFile(target) || hasRendered()) return;
    window.removeEventListener('error', onError, true);
    if (navigator.onLine && reloadPageOnce()) return;
    if (target.matches('[data-screen]')) {
      // The app requests it again, and says so in place of the screen if it fails. Vite would take the link for a file that has come.
      target.remove();
      return window.addEventListener('error', onError, true);
    }
    window.addEventListener('online', () => !hasRendered() && location.reload());
    if (document.body) show();
    else document.addEventListener('DOMContentLoaded', show);
  };
  window.addEventListener('error', onError, true);
}

/** What the server rendered stands there before the app begins (main.tsx). */
const hasRendered = (): boolean =>
  !('rendered' in document.documentElement.dataset) && !!document.getElementById('root')?.hasChildNodes();

/** Ignores files of browser extensions. */
function isAppFile(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLScriptElement) return isOwnFile(target.src);
  return target instanceof HTMLLinkElement && /^(modulepreload|stylesheet)$/.test(target.rel) && isOwnFile(target.href);
}

const isOwnFile = (address: string): boolean => address.startsWith(`${location.origin}/assets/`);

function show(): void {
  const { notLoaded, tryAgain } = TEXTS[pageLanguage()];
  const link = Object.assign(document.createElement('a'), { href: '', textContent: tryAgain });
  const text = Object.assign(document.createElement('p'), { textContent: notLoaded });
  // Its look is in first-paint.css.
  const box = Object.assign(document.createElement('div'), { id: 'not-loaded', role: 'alert' });
  box.append(text, link);
  // Hidden together with the bar if the app renders after all.
  const bar = document.getElementById('first-paint');
  bar?.removeAttribute('aria-hidden');
  if (bar) bar.append(box);
  else document.body.append(box);
}
