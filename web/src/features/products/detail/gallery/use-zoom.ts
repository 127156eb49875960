import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { pan, WHOLE, zoom, type Point, type Size, type View } from './view.ts';

/** How much a double tap enlarges. */
const TAP_ZOOM = 2.5;

/** Longest time between the taps of a double tap, in ms, and how far apart they may be, in pixels. */
const DOUBLE_TAP_MS = 350;
const TAP_REACH = 24;

/** Shortest swipe to the next picture, in pixels. */
const SWIPE = 48;

const CENTRE: Point = { x: 0, y: 0 };

interface Tap extends Point {
  time: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Zooming by wheel, pinch and double tap, moving by dragging; a drag over the whole picture is a swipe. */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(WHOLE);
  const [dragging, setDragging] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Tap>(undefined);
  const lastTap = useRef<Tap>(undefined);

  const size = (): Size => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { clientWidth: width, clientHeight: height } = element;
      const at = fromCentre(element, event);
      setView((now) => zoom(now, Math.exp(-event.deltaY / 400), at, { width, height }));
    };
    // React's own listener is passive: it could not keep the page from scrolling or zooming.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = fromCentre(event.currentTarget, event);
    pointers.current.set(event.pointerId, at);
    // A second finger makes it a pinch, which is neither tap nor swipe.
    start.current = pointers.current.size === 1 ? { ...at, time: event.timeStamp } : undefined;
    setDragging(true);
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to = fromCentre(event.currentTarget, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, to);
    if (other) {
      const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
      const factor = distance(to, other) / Math.max(1, distance(from, other));
      setView((now) => zoom(now, factor, middle, size()));
    } else setView((now) => pan(now, { x: to.x - from.x, y: to.y - from.y }, size()));
  };

  const onPointerUp = (event: PointerEvent<HTMLDivElement>): void => {
    if (!pointers.current.delete(event.pointerId)) return;
    setDragging(pointers.current.size > 0);
    const began = start.current;
    const end = fromCentre(event.currentTarget, event);
    start.current = undefined;
    if (!began || event.type === 'pointercancel') return;
    if (distance(began, end) <= TAP_REACH) tap({ ...end, time: event.timeStamp });
    else if (view.scale === 1 && Math.abs(end.x - began.x) >= SWIPE) onSwipe(end.x < began.x ? 1 : -1);
  };

  const tap = (now: Tap): void => {
    const before = lastTap.current;
    const isDouble = before && now.time - before.time <= DOUBLE_TAP_MS && distance(before, now) <= TAP_REACH;
    lastTap.current = isDouble ? undefined : now;
    if (isDouble) setView((shown) => (shown.scale > 1 ? WHOLE : zoom(shown, TAP_ZOOM, now, size())));
  };

  return {
    view,
    dragging,
    stage: { ref: stage, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    zoomBy: (factor: number) => setView((now) => zoom(now, factor, CENTRE, size())),
    panBy: (x: number, y: number) => setView((now) => pan(now, { x, y }, size())),
    reset: () => setView(WHOLE),
  };
}

function fromCentre(stage: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
