import { useEffect, useRef, type RefObject } from 'react';

/** Spread into the text that takes the place of an 'Undo', so that the focus finds it. */
export const inPlaceOfUndo = { tabIndex: -1, 'data-in-place-of-undo': true } as const;

/**
 * An 'Undo' that goes leaves the focus to the text in its place, or to the heading if its row has gone too. Returns what is called before
 * an undo.
 */
export function useFocusOfUndone(heading: RefObject<HTMLElement | null>): () => void {
  const left = useRef<{ row: Element; held: Element }>(undefined);
  useEffect(() => {
    if (!left.current || left.current.held.isConnected) return;
    const { row } = left.current;
    left.current = undefined;
    // Who has gone on meanwhile is left there.
    if (document.activeElement !== document.body) return;
    // Those of a batch come before that of the whole.
    const texts = row.isConnected ? row.querySelectorAll<HTMLElement>('[data-in-place-of-undo]') : [];
    const held = [...texts].at(-1) ?? heading.current;
    held?.focus({ preventScroll: true });
    // The log says it in other words once it is read again.
    if (held) left.current = { row, held };
  });
  return () => {
    const held = document.activeElement;
    const row = held?.closest('li, tr');
    left.current = held && row ? { row, held } : undefined;
  };
}
