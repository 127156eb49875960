import { NavigationType } from 'react-router-dom';
import type { ShopRouter } from './shop-router.ts';

/** A list whose choices and page are in the address has this attribute. */
const LIST = '[data-begins]';

/**
 * Shows the first result of a list after a choice or a change of its page, as a new list begins there. Loaded after the first screen. Not
 * on the way back: there the window returns to where it was. Returns a function that ends it.
 */
export function followLists(router: ShopRouter): () => void {
  return router.subscribe((before) => {
    const { action, location, keepsScroll } = router.shown();
    const list = document.querySelector<HTMLElement>(LIST);
    if (!list || action !== NavigationType.Push || location.pathname !== before.location.pathname) return;
    const used = document.activeElement;
    // What has led to another page is at the list's end, or goes, and the window is at its top: the list has the focus.
    if (!keepsScroll && list.contains(used)) list.focus({ preventScroll: true });
    // A choice beside the list stays in sight, with the ones around it. Whoever else listens notes where the window was first.
    if (keepsScroll && !used?.closest('aside')) queueMicrotask(() => scrollUpTo(list));
  });
}

/** Up to the beginning of the list, if that is above the window or behind its bars (theme.css). */
function scrollUpTo(list: HTMLElement): void {
  const { scrollMarginTop } = getComputedStyle(list);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const top = list.getBoundingClientRect().top - pixels(scrollMarginTop) - pixels(scrollPaddingTop);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (top < 0) window.scrollBy({ top, behavior: calm ? 'instant' : 'smooth' });
}

const pixels = (length: string): number => Number.parseFloat(length) || 0;
