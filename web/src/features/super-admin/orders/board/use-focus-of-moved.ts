import { useEffect, useRef } from 'react';

interface Left {
  card: Element;
  /** Ids of the orders whose cards take the focus: the next one, else the one before, else the card itself in its new column. */
  next: readonly string[];
}

const cardOf = (id: string) => document.querySelector(`[data-order="${id}"]`);

/**
 * A card that moves takes the focus with it: out of its column, or out of the page. Returns what is called before a move. The focus goes on
 * once the card has left, which is after the answer to a question.
 */
export function useFocusOfMoved(): (id: string) => void {
  const left = useRef<Left>(undefined);
  useEffect(() => {
    if (!left.current || left.current.card.isConnected || document.activeElement !== document.body) return;
    const { next } = left.current;
    left.current = undefined;
    const place = next.map(cardOf).find(Boolean);
    place?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
    // A phone hides the other columns.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
  return (id) => {
    const card = cardOf(id);
    if (!card?.contains(document.activeElement)) return;
    const beside = [card.nextElementSibling, card.previousElementSibling];
    left.current = {
      card,
      next: [...beside.flatMap((other) => other?.getAttribute('data-order') ?? []), id],
    };
  };
}
