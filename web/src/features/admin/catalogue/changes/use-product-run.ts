import type { Run } from '../../../../shared/many-changes/run.ts';
import { useRun } from '../../../../shared/many-changes/use-run.ts';
import type { RowStore } from '../row-store.ts';
import { useSaveFields } from '../use-save-fields.ts';
import type { Change } from './plan.ts';

/** A run of changes of products. The table shows what was changed. */
export function useProductRun(store: RowStore, onEnd?: (run: Run<Change>) => void) {
  const save = useSaveFields();
  return useRun<Change>({
    save: ({ id, after }) => save(id, after),
    onOutcome: ({ id, after }, { state }) => {
      if (state === 'done') store.patch(id, after);
    },
    onEnd: (run) => {
      onEnd?.(run);
      store.reload();
    },
  });
}
