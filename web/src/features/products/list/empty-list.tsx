import IconBasketOff from '@tabler/icons-react/dist/esm/icons/IconBasketOff.mjs';
import buttons from '../../../ui/buttons.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { activeChoices, NOTHING_CHOSEN } from './filter-choices.ts';
import type { ListParams } from './list-params.ts';

/** Says that nothing matches, and leads on: to fewer filters, or back to the first page. */
export function EmptyList({ params, change }: { params: ListParams; change: (changed: Partial<ListParams>) => void }) {
  const filtered = activeChoices(params).length > 0;
  const wayOn = (text: string, changed: Partial<ListParams>) => (
    <button type="button" className={buttons.primary} onClick={() => change(changed)}>
      {text}
    </button>
  );
  return (
    <EmptyView
      icon={<IconBasketOff aria-hidden />}
      heading="Products not available"
      text={filtered && 'Nothing matches all of these choices. Take one away, or start afresh.'}
      action={
        filtered ? wayOn('Clear filters', NOTHING_CHOSEN) : params.page > 1 && wayOn('Back to page 1', { page: 1 })
      }
    />
  );
}
