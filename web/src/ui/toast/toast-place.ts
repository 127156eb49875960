export interface Toast {
  /** A note is neither: nothing was done, and nothing went wrong. */
  kind: 'success' | 'error' | 'note';
  message: string;
  /** A second line. */
  detail?: string | undefined;
  /** In ms. */
  duration?: number;
  /** A button, which also closes the toast. A plain toast has none. */
  action?: { label: string; run: () => void } | undefined;
}

export type TimedToast = Toast & Required<Pick<Toast, 'duration'>>;

/**
 * Moves the toasts into the dialog that opened last, and home after the last one: all that is outside of an open dialog is behind it,
 * and out of reach. Returns a function that stops it.
 */
export function followDialogs(toasts: HTMLElement, home: HTMLElement): () => void {
  const observer = new MutationObserver(follow);
  function follow(): void {
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? home;
    if (toasts.parentElement !== place) place.append(toasts);
    // A dialog may leave the page while it is open. Else only opening counts, which is rarer than all that the page draws.
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'], childList: place !== home });
  }
  follow();
  return () => observer.disconnect();
}

/** Tells the toasts' place how much of the window a keyboard covers: not all browsers make the window smaller for it. Returns a function that stops it. */
export function followKeyboard(place: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const stop = new AbortController();
  const tell = () => {
    // A zoomed page has a smaller viewport, too.
    const covered = viewport.scale === 1 ? Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop) : 0;
    place.style.setProperty('--keyboard', `${covered}px`);
  };
  for (const type of ['resize', 'scroll']) viewport.addEventListener(type, tell, { signal: stop.signal });
  tell();
  return () => stop.abort();
}
