/** Taps within these limits are a double tap. Browsers count clicks of a mouse in `event.detail`, but not taps. */
const TAPS_MS = 500;
const TAPS_PX = 40;

/**
 * Spread into an element whose action must not run twice. Of a double click, double tap or held Enter key only the
 * first press counts: another element may be under the pointer by then. Too large for the product list's bundle.
 */
export const once = { 'data-once': true } as const;

let last = { marked: false, at: -Infinity, x: 0, y: 0 };
/** Type of the last pointer; not every browser reports it with a click. */
let pointer = '';

// The server, which renders the buttons, has no window.
const { window: page } = globalThis;

page?.addEventListener('pointerdown', ({ pointerType }) => (pointer = pointerType), true);

page?.addEventListener(
  'click',
  (event) => {
    const { detail, timeStamp: at, clientX: x, clientY: y } = event;
    // From the keyboard or a script.
    if (detail === 0) return;
    const tapped = ['touch', 'pen'].includes(pointer);
    const again = detail > 1 || (tapped && at - last.at < TAPS_MS && Math.hypot(x - last.x, y - last.y) < TAPS_PX);
    const marked = isMarked(event) || (again && last.marked);
    if (again && marked) stop(event);
    last = { marked, at, x, y };
  },
  true,
);
// The second press would move the focus away from where the first click has put it.
page?.addEventListener(
  'mousedown',
  (event) => {
    if (event.detail > 1 && last.marked) stop(event);
  },
  true,
);
page?.addEventListener(
  'keydown',
  (event) => {
    if (event.repeat && event.key === 'Enter' && isMarked(event)) stop(event);
  },
  true,
);

function isMarked({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-once]') !== null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
