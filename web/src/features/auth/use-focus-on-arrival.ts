import { useEffect, useRef, type RefObject } from 'react';

/** For what takes the place of a form: the focus, which was in the form, moves to the element of the ref. */
export function useFocusOnArrival(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
