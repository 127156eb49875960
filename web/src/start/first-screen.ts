import { withStorage } from '../lib/browser-storage.ts';
import { settleLanguage } from '../lib/language/page-language.ts';
import { categoryPath, isStaffPath, paths } from '../lib/paths.ts';
import { hideResetToken } from '../session/reset-token.ts';
import { hasStoredUser } from '../session/session-user.ts';
import { optionalHomeCategory } from '../shared/product/home-category.ts';
import { handleLoadFailure } from './load-failure.ts';
import { startApp } from './start-app.ts';

// Inlined into the page and run before everything else: it must stay small, and must not throw.
handleLoadFailure();
hideResetToken();
settleLanguage();
document.documentElement.setAttribute('data-mantine-color-scheme', colorScheme());
// Staff's screens have a lower bar from the start (first-paint.css).
if (hasStoredUser() && isStaffPath(location.pathname)) document.documentElement.dataset['staffScreen'] = '';

// The server has rendered the screen: '' with its data, 'incomplete' without (gateway/rendering/page-template.ts).
const { rendered } = document.documentElement.dataset;
// It knows only the list of all products.
const category = rendered === '' && location.pathname === paths.products && !location.search && optionalHomeCategory();
if (category) {
  window.stop();
  location.replace(categoryPath(category));
} else if (rendered !== undefined) {
  startApp().catch((error: unknown) => {
    // A module that does not come is told by its link (handleLoadFailure).
    if (!String(error).includes('module')) reportError(error);
  });
}

/** What somebody has chosen, or the system's. From the first rendering on Mantine does it, whose key this is. */
function colorScheme(): string {
  const chosen = withStorage('localStorage', (storage) => storage.getItem('mantine-color-scheme-value'));
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
