import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import { storedValue } from '../browser-storage.ts';
import type { Shown } from './shop-router.ts';

/** After one of these, the user decides where the page scrolls. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
/** How long, in ms, a screen may take to become long enough. */
const WAIT_MS = 5_000;

/** In px, by `scrollKey`. They survive a reload of the tab. */
type Positions = Partial<Record<string, number>>;
const stored = storedValue('scrollPositions', (found) => found as Positions, 'sessionStorage');
let positions: Positions | undefined;
const known = (): Positions => (positions ??= { ...stored.read() });

/** Typed addresses all have the key 'default', so these use the address. */
function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}

/** Called while the screen of the address is still drawn. */
export function keepScrollPosition(location: Location): void {
  known()[scrollKey(location)] = window.scrollY;
}

/**
 * A new screen starts at its top, or at the element of its hash. Back, forward and a reload return to where the user
 * was, once the page is long enough again.
 */
export function useScrollPosition({ location, action, keepsScroll }: Shown): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onPageHide = () => {
      keepScrollPosition(location);
      stored.write(known());
      // The browser itself restores a page that the server rendered.
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [location]);

  useLayoutEffect(() => {
    const position = action === NavigationType.Pop ? known()[scrollKey(location)] : undefined;
    if (position) return window.scrollY === position ? undefined : restore(position);
    const start = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (start) start.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
    return undefined;
  }, [location, action, keepsScroll]);
}

/** Scrolls as soon as the page is long enough, unless the user scrolls before. Returns a function that ends it. */
function restore(position: number): () => void {
  const done = new AbortController();
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(stop, WAIT_MS);
  for (const type of USER_EVENTS) window.addEventListener(type, stop, { signal: done.signal });
  observer.observe(document.body);
  scroll();
  return stop;

  function scroll(): void {
    if (document.documentElement.scrollHeight - window.innerHeight < position) return;
    window.scrollTo(0, position);
    stop();
  }
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    done.abort();
  }
}
