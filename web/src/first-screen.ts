import { prefetch } from './apollo/prefetch.ts';
import { colorScheme, showColorScheme } from './lib/color-scheme.ts';
import { firstScreen } from './features/products/first-requests.ts';
import { sayUnloaded } from './lib/lazy/say-unloaded.ts';
import { hideResetToken } from './session/reset-token.ts';
import { isSomebodyStored } from './session/session-user.ts';

declare global {
  /** Files of each screen besides the entry's, put in by web/first-screen-plugin.ts; empty in the dev server. */
  const SCREEN_FILES: Partial<Record<string, string[]>>;
}

// This runs inside the page, before anything else has been loaded: it must stay small, and must not fail.
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
// What somebody signed in sees is theirs: the app asks for it with their token.
if (opened && !isSomebodyStored()) prefetch(opened.request);
