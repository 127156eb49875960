import { colorScheme, showColorScheme } from './lib/color-scheme.ts';
import { optionalHomeCategory } from './shared/product/home-category.ts';
import { settleLanguage } from './lib/language/page-language.ts';
import { handleLoadFailure } from './lib/lazy/handle-load-failure.ts';
import { categoryPath, isStaffPath, paths } from './lib/paths.ts';
import { hideResetToken } from './session/reset-token.ts';
import { hasStoredUser } from './session/session-user.ts';

// Inlined into the page and run before everything else: it must stay small, and must not throw.
handleLoadFailure();
hideResetToken();
settleLanguage();
showColorScheme(colorScheme());
// Staff's screens have a lower bar from the start (first-paint.css).
if (hasStoredUser() && isStaffPath(location.pathname)) document.documentElement.dataset['staffScreen'] = '';

// The server has rendered the screen with its data (gateway/rendering/page-template.ts), but it knows only the list of all products.
const isWhole = document.documentElement.dataset['rendered'] === '';
const category = isWhole && location.pathname === paths.products && !location.search && optionalHomeCategory();
if (category) {
  window.stop();
  location.replace(categoryPath(category));
}
