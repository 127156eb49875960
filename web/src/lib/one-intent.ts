/** Taps this close in time and place are a double tap: browsers count a mouse's clicks, but not taps. */
const TAPS_MS = 500;
const TAPS_PX = 40;

/**
 * Marks what must not be done twice by one intent, spread into its element. A double click is one intent, and so are a
 * double tap and a held Enter key: where the first of those clicks, or a later one, is on a marked element, only the first
 * counts. The later ones do nothing at all: what lies under the pointer by then is often something else, such as the next
 * row's button. All this begins with the first screen that marks anything: the product list's bundle has no room for it.
 */
export const once = { 'data-once': true } as const;

let last = { marked: false, at: -Infinity, x: 0, y: 0 };
/** What pressed last: not every browser says it of a click. */
let pointer = '';

window.addEventListener('pointerdown', ({ pointerType }) => (pointer = pointerType), true);

window.addEventListener(
  'click',
  (event) => {
    const { detail, timeStamp: at, clientX: x, clientY: y } = event;
    // A keyboard's, or a program's.
    if (detail === 0) return;
    const tapped = ['touch', 'pen'].includes(pointer);
    const again = detail > 1 || (tapped && at - last.at < TAPS_MS && Math.hypot(x - last.x, y - last.y) < TAPS_PX);
    const marked = isMarked(event) || (again && last.marked);
    if (again && marked) stop(event);
    last = { marked, at, x, y };
  },
  true,
);
// Pressed again the mouse would take the focus away from where the first click has led it.
window.addEventListener(
  'mousedown',
  (event) => {
    if (event.detail > 1 && last.marked) stop(event);
  },
  true,
);
window.addEventListener(
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
