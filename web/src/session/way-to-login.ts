import { NavigationType, type Location } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import type { ShopRouter } from '../lib/router/shop-router.ts';
import { originOf, type LoginState } from './origin.ts';

const FORMS: readonly string[] = [paths.login, paths.signup];

/**
 * Notes for a link of the header, the menu or the footer to the log-in or the sign-up which screen it was on: one comes back there. What
 * guards and notices say themselves stays. Loaded after the first screen. Returns a function that ends it.
 */
export function noteWayToLogin(router: ShopRouter): () => void {
  const replace = router.navigator.replace.bind(router.navigator);
  return router.subscribe((before) => {
    const { action, location } = router.shown();
    const { pathname, search } = location;
    const isBare = action === NavigationType.Push && location.state === null && FORMS.includes(pathname);
    // After all that listen know of the form.
    if (isBare) queueMicrotask(() => replace({ pathname, search }, wayFrom(before.location)));
  });
}

/** A form leads where it would have led before. */
function wayFrom(location: Location): LoginState {
  const { pathname, search, hash } = location;
  return { from: FORMS.includes(pathname) ? originOf(location) : `${pathname}${search}${hash}` };
}
