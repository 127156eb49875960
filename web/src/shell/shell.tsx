import { useReactiveVar } from '@apollo/client/react';
import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoginRedirect } from '../shared/login/login-redirect.tsx';
import { useIsStaffScreen } from './admin/staff-screen.ts';
import { Footer } from './footer.tsx';
import { NavBar, type SearchProps } from './nav-bar.tsx';
import { ShopStrip } from './nav-links.tsx';
import { TabBar } from './tab-bar.tsx';
import classes from './shell.module.css';
import { Notice } from './notice.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { isStale } from '../apollo/staleness.ts';
import { useEnglishPage, useText } from '../lib/language/language.tsx';
import { isTyping } from '../lib/is-typing.ts';
import { shellText } from './messages.ts';

/** The layout around all screens, its `children`. `search` comes from the router, because the shell imports no features. */
export function Shell({ search, children }: { search: ComponentType<SearchProps>; children: ReactNode }) {
  const t = useText(shellText);
  const isStaff = useIsStaffScreen();
  useEnglishPage(isStaff);
  return (
    <div className={classes.shell} data-staff={isStaff || undefined}>
      <Button component="a" className={classes.skip} href="#main">
        {t.skip}
      </Button>
      <NavBar search={search} isStaff={isStaff} />
      {!isStaff && <ShopStrip />}
      <OfflineBanner />
      <StaleNotice />
      <main id="main" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <TabBar />
      <Footer />
      <RouteFocus />
      <LoginRedirect />
    </div>
  );
}

function StaleNotice() {
  const t = useText(shellText);
  return <Notice>{useReactiveVar(isStale) && t.stale}</Notice>;
}

function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const part = (hash && document.getElementById(hash.slice(1))) || document.getElementById('main');
    // Who types in the search box while the screen loads types on.
    if (!isTyping()) part?.focus({ preventScroll: true });
    // The new <title> is in the page one frame later.
    const frame = requestAnimationFrame(() => setTitle(document.title));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
