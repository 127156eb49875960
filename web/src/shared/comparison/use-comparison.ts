import { useText } from '../../lib/language/language.tsx';
import { UNDO_MS } from '../../lib/timing.ts';
import { showToast } from '../../ui/toast/toast.ts';
import {
  addToComparison,
  clearComparison,
  MOST_COMPARED,
  removeFromComparison,
  restoreComparison,
  useComparedIds,
} from './compared-ids.ts';
import { comparisonText } from './messages.ts';

/** Whether a product is compared, and how to change that. A fifth one is refused with a sentence. */
export function useComparison(id: string) {
  const t = useText(comparisonText);
  const compared = useComparedIds();
  const isCompared = compared.includes(id);
  const toggle = (): void => {
    if (isCompared) removeFromComparison(id);
    else if (!addToComparison(id)) showToast({ kind: 'error', message: t.isFull(MOST_COMPARED) });
  };
  return { compared, isCompared, toggle };
}

/** Clears it at once; a toast takes that back. The button that does it goes, so the page gets the focus. */
export function useClearComparison(): () => void {
  const t = useText(comparisonText);
  const offerBack = useOfferBack();
  return () => {
    const before = clearComparison();
    document.getElementById('main')?.focus({ preventScroll: true });
    offerBack(t.cleared, before);
  };
}

/** Says in a toast what is gone, and brings back what was compared before. */
export function useOfferBack(): (message: string, before: readonly string[]) => void {
  const t = useText(comparisonText);
  return (message, before) => {
    const action = { label: t.undo, run: () => restoreComparison(before) };
    showToast({ kind: 'success', message, duration: UNDO_MS, action });
  };
}
