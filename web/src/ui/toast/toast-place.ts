import buttons from '../buttons.module.css';
import { TABLET_FROM } from '../../lib/hooks/use-layout.ts';

export interface Toast {
  kind: 'success' | 'error';
  message: string;
  /** In ms. */
  duration?: number;
  /** A button such as 'Undo', which also closes the toast. A plain toast has none. */
  action?: { label: string; run: () => void } | undefined;
}

/** What makes a notice one that can be taken back. */
export type UndoNotice = Required<Pick<Toast, 'duration' | 'action'>>;

export type TimedToast = Toast & Required<Pick<Toast, 'duration'>>;

/** A vertical range of the window, in px. */
export interface Strip {
  top: number;
  bottom: number;
}

/** What toasts must not cover: controls, and amounts. Links in a text or around a picture may be covered for a moment. */
const CONTROLS = `main :is(button, input, select, textarea, .${buttons.primary}, .${buttons.secondary}, [data-amounts])`;
/** On a phone, except those of product cards: they fill the window, and scroll on from below a toast. */
const CARDS = 'article *, article ~ *';
const GAP = 12;

/** Shift in px (negative: up) after which `wanted` overlaps nothing in `taken`; 0 if `room` has no free place. */
export function freeShift(wanted: Strip, taken: readonly Strip[], room: Strip, up: boolean): number {
  const height = wanted.bottom - wanted.top;
  let { top } = wanted;
  const firstOverlap = () => taken.find((strip) => strip.top < top + height + GAP && strip.bottom > top - GAP);
  for (let strip = firstOverlap(); strip; strip = firstOverlap()) {
    top = up ? strip.top - GAP - height : strip.bottom + GAP;
    if (top < room.top || top + height > room.bottom) return 0;
  }
  return top - wanted.top;
}

/** Moves toasts away from controls and a phone's keyboard whenever the page changes. Returns a function that stops it. */
export function keepClear(place: HTMLElement): () => void {
  let shift = 0;
  let frame = 0;
  const move = () => {
    if (!place.querySelector('[role=alert]')) return;
    const isPhone = window.innerWidth < TABLET_FROM;
    const keyboard = isPhone ? keyboardHeight() : 0;
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const wanted = { top: top - shift - keyboard, bottom: bottom - shift - keyboard };
    const taken = [...document.querySelectorAll(CONTROLS)]
      .filter((control) => !isPhone || !control.matches(CARDS))
      .map((control) => control.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.left < right && box.right > left);
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const room = { top: bar, bottom: window.innerHeight - keyboard };
    shift = freeShift(wanted, taken, room, isPhone) - keyboard;
    place.style.translate = `0 ${shift}px`;
  };
  const scheduleMove = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(move);
  };
  const sizes = new ResizeObserver(scheduleMove);
  const changes = new MutationObserver(scheduleMove);
  sizes.observe(place);
  changes.observe(document.body, { childList: true, subtree: true });
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  for (const type of ['resize', 'scroll']) window.addEventListener(type, scheduleMove, options);
  window.visualViewport?.addEventListener('resize', scheduleMove, options);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    controller.abort();
  };
}

/** Height in px that an on-screen keyboard covers; not all browsers make the window smaller for it. */
function keyboardHeight(): number {
  const viewport = window.visualViewport;
  return viewport?.scale === 1 ? Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop) : 0;
}
