import { startTransition, useLayoutEffect, useState } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import { screenChange } from './screen-change.ts';
import { keepScrollPosition, useScrollPosition } from './scroll-position.ts';
import type { ShopRouter } from './shop-router.ts';

/** Shows the screen of the router's address. A change is a transition: the page reacts while the next screen renders. */
export function RouterView({ router }: { router: ShopRouter }) {
  const [shown, setShown] = useState(router.first);
  useLayoutEffect(() => {
    const update = () => startTransition(() => setShown(router.shown()));
    update();
    return router.subscribe((before) => {
      keepScrollPosition(before.location);
      screenChange.current.begin(update, before, router.shown());
    });
  }, [router]);
  useScrollPosition(shown);
  useLayoutEffect(() => screenChange.current.end(), [shown]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={router.navigator}>
      {shown.isLoaded && <Screens routes={router.routes} />}
    </Router>
  );
}

export function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
