import { prefetch } from './apollo/prefetch.ts';
import { colorScheme, showColorScheme } from './lib/color-scheme.ts';
import { firstScreen } from './features/products/first-requests.ts';
import { sayUnloaded } from './lib/lazy/say-unloaded.ts';
import { hideResetToken } from './session/reset-token.ts';
import { isSomebodyStored } from './session/session-user.ts';

declare global {
  /** Files of each screen, without the entry's. Set by web/first-screen-plugin.ts; empty in the dev server. */
  const SCREEN_FILES: Partial<Record<string, string[]>>;
}

// Inlined into the page and run before everything else: it must stay small, and must not throw.
sayUnloaded();
hideResetToken();
showColorScheme(colorScheme());

const opened = firstScreen(location.pathname, new URLSearchParams(location.search));
for (const file of SCREEN_FILES[opened?.module ?? ''] ?? []) {
  const link = document.createElement('link');
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  Object.assign(link, kind, { crossOrigin: '', href: `/assets/${file}` });
  document.head.append(link);
}
// A logged-in user's data are private: the app requests them with the token.
if (opened && !isSomebodyStored()) prefetch(opened.request);
