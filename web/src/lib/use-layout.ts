import { useSyncExternalStore } from 'react';

/** In px (specification, section 9). */
export const TABLET_FROM = 768;

/** In px (specification, section 9). */
const WIDE_FROM = 992;

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

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, currentLayout);
}
