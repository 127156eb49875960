import { prefetch } from './apollo/prefetch.ts';
import { colorScheme, showColorScheme } from './lib/color-scheme.ts';
import { firstScreen } from './features/products/first-requests.ts';
import { optionalHomeCategory } from './shared/product/home-category.ts';
import { pageLanguage, settleLanguage } from './lib/language/page-language.ts';
import { handleLoadFailure } from './lib/lazy/handle-load-failure.ts';
import { categoryPath, isStaffPath, paths } from './lib/paths.ts';
import { hideResetToken } from './session/reset-token.ts';
import { hasStoredUser } from './session/session-user.ts';
import { startApp } from './start-app.ts';

declare global {
  /** Files of each screen, without the entry's. Set by web/first-screen-plugin.ts; empty in the dev server. */
  const SCREEN_FILES: Partial<Record<string, string[]>>;
}

// Inlined into the page and run before everything else: it must stay small, and must not throw.
handleLoadFailure();
hideResetToken();
settleLanguage();
showColorScheme(colorScheme());
// Staff's screens have a lower bar from the start (first-paint.css).
if (hasStoredUser() && isStaffPath(location.pathname)) document.documentElement.dataset['staffScreen'] = '';

// The server has rendered the screen: '' with its data, 'incomplete' without (gateway/rendering/page-template.ts).
const { rendered } = document.documentElement.dataset;
const isWhole = rendered === '';
const category = isWhole && location.pathname === paths.products && !location.search && optionalHomeCategory();
if (category) {
  // The server knows only the list of all products.
  window.stop();
  location.replace(categoryPath(category));
} else if (rendered !== undefined) {
  // handleLoadFailure sees each file's link, which fails with it.
  startApp().catch(() => undefined);
}

const screen = isWhole ? undefined : firstScreen(location.pathname, new URLSearchParams(location.search));
const texts = !isWhole && pageLanguage() === 'hi' ? 'src/hindi.ts' : '';
for (const file of [screen?.module ?? '', texts].flatMap((module) => SCREEN_FILES[module] ?? [])) {
  const link = document.createElement('link');
  const as = file.endsWith('.css') ? 'style' : file.endsWith('.woff2') && 'font';
  const kind = as ? { rel: 'preload', as } : { rel: 'modulepreload' };
  Object.assign(link, kind, { crossOrigin: '', href: `/assets/${file}` });
  document.head.append(link);
}
// A logged-in user's data are private: the app requests them with the token.
if (screen && !hasStoredUser()) prefetch(screen.request);
