import { useText } from '../../lib/language/language.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { addToComparison, MOST_COMPARED, removeFromComparison, useComparedIds } from './compared-ids.ts';
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
