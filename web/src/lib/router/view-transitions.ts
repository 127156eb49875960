import { NavigationType } from 'react-router-dom';
import { screenChange, type ScreenChange } from './screen-change.ts';

/** In ms. While the next screen renders the browser draws nothing, so a slow one comes without motion. */
export const MOST_WAIT_MS = 120;

/** The picture that a card's grows into has this attribute. theme.css moves it by its name. */
const TARGET = '[data-grows]';
const NAME = 'grown-picture';

/** Not every browser can, whatever the types say. */
const canAnimate = (): boolean =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades to the next screen after a link. Not on the way back: there phones have a motion of their own. React's view transitions
 * are not in the built shop (docs/decisions/0034-a-smaller-react.md). Returns a function that ends it.
 */
export function animateScreens(): () => void {
  const atOnce = screenChange.current;
  const whenShown = new Set<() => void>();
  let pressed: Element | null = null;
  const onClick = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('article') : null;
  };

  const begin: ScreenChange['begin'] = (show, before, next) => {
    const { pathname } = next.location;
    const card = pressed;
    pressed = null;
    if (next.action !== NavigationType.Push || pathname === before.location.pathname || !canAnimate()) return show();

    const isOf = (link: HTMLAnchorElement): boolean => link.pathname === pathname;
    const leads = [...(card?.querySelectorAll('a') ?? [])].some(isOf);
    const small = leads ? card?.querySelector('img')?.closest('span') : null;
    small?.style.setProperty('view-transition-name', NAME);
    let large: HTMLElement | null = null;
    const transition = document.startViewTransition(async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        transition.skipTransition();
        resolve();
      }, MOST_WAIT_MS);
      whenShown.add(resolve);
      show();
      await promise;
      whenShown.delete(resolve);
      clearTimeout(timer);
      // A card can be on the next page, too.
      small?.style.removeProperty('view-transition-name');
      large = small ? document.querySelector<HTMLElement>(TARGET) : null;
      large?.style.setProperty('view-transition-name', NAME);
    });
    // Rejected if it is skipped, for instance by a later one.
    transition.ready.catch(() => undefined);
    void transition.finished.finally(() => large?.style.removeProperty('view-transition-name'));
    return undefined;
  };

  screenChange.current = { begin, end: () => whenShown.forEach((resolve) => resolve()) };
  document.addEventListener('click', onClick, true);
  return () => {
    screenChange.current = atOnce;
    document.removeEventListener('click', onClick, true);
  };
}
