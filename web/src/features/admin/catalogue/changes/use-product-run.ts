import type { ProductBase } from '../../../../generated/schema.ts';
import { useRun } from '../../../../shared/many-changes/use-run.ts';
import { useSaves } from '../use-saves.ts';
import type { Change } from './plan.ts';

/** A run of changes of products, and of new ones. `onEnd`: the list may be another one now. */
export function useProductRun(onEnd: () => unknown) {
  const { save, add } = useSaves();
  return useRun<Change>({
    save: ({ id, before, after, input }) => (input ? add(input) : save(id, after, before as ProductBase)),
    onEnd: () => void onEnd(),
  });
}
