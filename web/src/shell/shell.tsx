import { type ComponentType, useSyncExternalStore, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, type Location, type Path, useLocation } from 'react-router-dom';
import IconOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { LoginRedirect } from '../shared/login/login-redirect.tsx';
import { Footer } from './footer.tsx';
import { NavBar, type SearchProps } from './nav-bar.tsx';
import classes from './shell.module.css';
import offlineBannerClasses from './offline-banner.module.css';
import layout from '../ui/layout.module.css';
import { isStale, onStaleness } from '../apollo/staleness.ts';

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

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, as long as it is. */
function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={offlineBannerClasses.banner}>
          <IconOff size={20} aria-hidden />
          You are offline. What you have already seen is still here; the rest comes when the connection is back.
        </p>
      )}
    </div>
  );
}

/**
 * After a change of screen: moves the focus to the main content, or to the part that the address names if it is there, and
 * tells screen readers the new title.
 */
function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const part = (hash && document.getElementById(hash.slice(1))) || document.getElementById('main');
    part?.focus({ preventScroll: true });
    // A frame later the new screen's <title> is in place.
    const frame = requestAnimationFrame(() => setTitle(document.title));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);

  return (
    <div className={layout.hidden} role="status" aria-live="polite">
      {title}
    </div>
  );
}

/** Says that what is shown may be older than it should be, as long as the shop gets nothing newer. */
function StaleNotice() {
  const stale = useSyncExternalStore(onStaleness, isStale);
  return (
    <div role="status">
      {stale && <p className={offlineBannerClasses.banner}>Prices and stock may be out of date.</p>}
    </div>
  );
}
