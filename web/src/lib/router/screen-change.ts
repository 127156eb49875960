import type { Shown } from './shop-router.ts';

/** How a screen takes the place of the one before. */
export interface ScreenChange {
  /** `show` begins to render what is next. It is called once. */
  begin: (show: () => void, before: Shown, next: Shown) => void;
  /** The screen is in the page, and scrolled. */
  end: () => void;
}

/** At once. The animation is loaded after the first screen, and writes itself here (view-transitions.ts). */
export const screenChange: { current: ScreenChange } = {
  current: { begin: (show) => show(), end: () => undefined },
};
