import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the element of the returned ref on mount, for views that replace a focused form. */
export function useFocusOnMount(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
