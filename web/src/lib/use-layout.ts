import { useSyncExternalStore } from 'react';

/** Narrowest tablet layout, in pixels (specification, section 9). */
export const TABLET_FROM = 768;

/** Narrowest wide layout, in pixels (specification, section 9). */
const WIDE_FROM = 992;

/** The three layouts of the specification. */
export type Layout = 'phone' | 'tablet' | 'wide';

const wide = window.matchMedia(`(min-width: ${WIDE_FROM}px)`);
const tablet = window.matchMedia(`(min-width: ${TABLET_FROM}px)`);

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  tablet.addEventListener('change', onChange);
  return () => {
    wide.removeEventListener('change', onChange);
    tablet.removeEventListener('change', onChange);
  };
}

function currentLayout(): Layout {
  if (wide.matches) return 'wide';
  return tablet.matches ? 'tablet' : 'phone';
}

/** The layout for the window's width, known before the first paint. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, currentLayout);
}
