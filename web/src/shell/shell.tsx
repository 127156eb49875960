import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, type ComponentType, useSyncExternalStore, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import IconOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { LoginRedirect } from '../shared/login/login-redirect.tsx';
import { useIsStaffScreen } from './admin/staff-screen.ts';
import { Footer } from './footer.tsx';
import { NavBar, type SearchProps } from './nav-bar.tsx';
import { ShopStrip } from './nav-links.tsx';
import { TabBar } from './tab-bar.tsx';
import classes from './shell.module.css';
import { offlineNotice, onOfflineNotice } from '../offline/notice.ts';
import { isStale, onStaleness } from '../apollo/staleness.ts';
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

function OfflineBanner() {
  const t = useText(shellText);
  const notice = useSyncExternalStore(onOfflineNotice, offlineNotice, () => undefined);
  return (
    <Notice text={notice === '' ? t.offline : notice}>
      <IconOff size={20} aria-hidden />
    </Notice>
  );
}

function StaleNotice() {
  const t = useText(shellText);
  const stale = useSyncExternalStore(onStaleness, isStale, isStale);
  return <Notice text={stale ? t.stale : undefined} />;
}

/** Its children stand before the text. */
function Notice({ text, children }: { text: string | undefined; children?: ReactNode }) {
  return (
    <div role="status">
      {text && (
        <p className={classes.notice}>
          {children}
          {text}
        </p>
      )}
    </div>
  );
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
