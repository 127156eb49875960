import buttons from '../buttons.module.css';
import { TABLET_FROM } from '../../lib/use-layout.ts';

/** A short message that goes by itself: what came of what the shopper did. */
export interface Toast {
  kind: 'success' | 'error';
  message: string;
  /** Milliseconds that it stays. */
  duration?: number;
}

/** A piece of the window's height. */
export interface Strip {
  top: number;
  bottom: number;
}

/** What a visitor presses or types into; links in a text or round a picture may be covered for a moment. */
const CONTROLS = `main :is(button, input, select, textarea, .${buttons.primary}, .${buttons.secondary})`;
const GAP = 12;

/**
 * How far toasts at `wanted` move down (on a phone: up) to lie on nothing that `taken` has. Not at all where no place within
 * `room` is free.
 */
export function freeShift(wanted: Strip, taken: readonly Strip[], room: Strip, up: boolean): number {
  const height = wanted.bottom - wanted.top;
  let { top } = wanted;
  const inWay = () => taken.find((strip) => strip.top < top + height + GAP && strip.bottom > top - GAP);
  for (let strip = inWay(); strip; strip = inWay()) {
    top = up ? strip.top - GAP - height : strip.bottom + GAP;
    if (top < room.top || top + height > room.bottom) return 0;
  }
  return top - wanted.top;
}

/** Keeps toasts off the screen's controls and a phone's keyboard: as they come and go, and as the screen changes. Returns how to end that. */
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
      .map((control) => control.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.left < right && box.right > left);
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const room = { top: bar, bottom: window.innerHeight - keyboard };
    shift = freeShift(wanted, taken, room, isPhone) - keyboard;
    place.style.translate = `0 ${shift}px`;
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(move);
  };
  const sizes = new ResizeObserver(soon);
  const changes = new MutationObserver(soon);
  sizes.observe(place);
  changes.observe(document.body, { childList: true, subtree: true });
  const ended = new AbortController();
  const options = { signal: ended.signal, passive: true };
  for (const type of ['resize', 'scroll']) window.addEventListener(type, soon, options);
  window.visualViewport?.addEventListener('resize', soon, options);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    ended.abort();
  };
}

/** How much of the window, from its bottom, a keyboard on the screen covers, in px; not all browsers make the window smaller for it. */
function keyboardHeight(): number {
  const seen = window.visualViewport;
  return seen?.scale === 1 ? Math.max(0, window.innerHeight - seen.height - seen.offsetTop) : 0;
}
