import { useEffect, type RefObject } from 'react';

function centre(row: HTMLElement | null, selector: string): void {
  const element = row?.querySelector<HTMLElement>(selector);
  if (row && element)
    row.scrollLeft = element.offsetLeft - row.offsetLeft - (row.clientWidth - element.offsetWidth) / 2;
}

/**
 * Scrolls a row so that the element that `selector` finds in it is in the middle: when `key` changes, and when the window's width does, as of a
 * phone that is turned.
 */
export function useCentred(row: RefObject<HTMLElement | null>, selector: string, key: string): void {
  useEffect(() => {
    const show = () => centre(row.current, selector);
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [row, selector, key]);
}
