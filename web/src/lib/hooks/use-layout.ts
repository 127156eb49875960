import { startTransition, useEffect, useState } from 'react';
import { isServersPage } from '../page-data.ts';

/** In px (specification, section 9). */
const TABLET_FROM = 768;

/** In px (specification, section 9). */
const WIDE_FROM = 992;

/**
 * `unknown`: the server renders for windows of all widths. It renders the parts of every layout, and style sheets show
 * those that fit (ui/layout.module.css).
 */
export type Layout = 'phone' | 'tablet' | 'wide' | 'unknown';

const isFrom = (width: number) => window.matchMedia(`(min-width: ${width}px)`);

function subscribe(onChange: () => void): () => void {
  const queries = [WIDE_FROM, TABLET_FROM].map(isFrom);
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function currentLayout(): Layout {
  if (isFrom(WIDE_FROM).matches) return 'wide';
  return isFrom(TABLET_FROM).matches ? 'tablet' : 'phone';
}

/**
 * On a page that the server rendered first `unknown`, then known in a transition, which does not block the page. A
 * window that changes its size later has its layout at once.
 */
export function useLayout(): Layout {
  const [layout, setLayout] = useState(() => (isServersPage() ? 'unknown' : currentLayout()));
  useEffect(() => {
    const update = () => setLayout(currentLayout());
    startTransition(update);
    return subscribe(update);
  }, []);
  return layout;
}
