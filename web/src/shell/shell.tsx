import type { ComponentType } from 'react';
import { Outlet, ScrollRestoration, type Location, type Path } from 'react-router-dom';
import { LoginRedirect } from '../shared/login/login-redirect.tsx';
import { Footer } from './footer.tsx';
import { NavBar, type SearchProps } from './nav-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { RouteFocus } from './route-focus.tsx';
import { StaleNotice } from './stale-notice.tsx';
import classes from './shell.module.css';

/** What every screen stands in: skip link, navigation bar, main content, footer. The search is handed in by the router. */
export function Shell({ search }: { search: ComponentType<SearchProps> }) {
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to the main content
      </a>
      <NavBar search={search} />
      <OfflineBanner />
      <StaleNotice />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <RouteFocus />
      <LoginRedirect />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/** Where the place on a screen is kept: an address that was typed has no key of its own, and must not take another's place. */
export function scrollKey({ key, pathname, search, hash }: Pick<Location, 'key' | keyof Path>): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}
