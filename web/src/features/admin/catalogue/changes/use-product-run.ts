import type { ProductBase } from '../../../../generated/schema.ts';
import type { Outcome, Run } from '../../../../shared/many-changes/run.ts';
import { useRun } from '../../../../shared/many-changes/use-run.ts';
import type { RowStore } from '../row-store.ts';
import { useAddProduct } from '../use-add-product.ts';
import { useSaveFields } from '../use-save-fields.ts';
import type { Change } from './plan.ts';

/** A run of changes of products, and of new ones. The table shows what was changed. */
export function useProductRun(
  store: RowStore,
  options: { onOutcome?: (change: Change, outcome: Outcome) => void; onEnd?: (run: Run<Change>) => void } = {},
) {
  const save = useSaveFields();
  const add = useAddProduct();
  return useRun<Change>({
    save: ({ id, before, after, input }) => (input ? add(input) : save(id, after, before as ProductBase)),
    onOutcome: (change, outcome) => {
      if (outcome.state === 'done') store.patch(change.id, change.after);
      options.onOutcome?.(change, outcome);
    },
    onEnd: (run) => {
      options.onEnd?.(run);
      store.reload();
    },
  });
}
