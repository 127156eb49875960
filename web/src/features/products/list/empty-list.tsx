import IconBasketOff from '@tabler/icons-react/dist/esm/icons/IconBasketOff.mjs';
import buttons from '../../../components/buttons.module.css';
import notice from '../../../components/notice.module.css';
import { activeChoices, NOTHING_CHOSEN } from './filter-choices.ts';
import type { ListParams } from './list-params.ts';

/** Says that nothing matches, and leads on: to fewer filters, or back to the first page. */
export function EmptyList({ params, change }: { params: ListParams; change: (changed: Partial<ListParams>) => void }) {
  const filtered = activeChoices(params).length > 0;
  return (
    <div className={notice.notice} role="status">
      <span className={notice.badge}>
        <IconBasketOff aria-hidden />
      </span>
      <h2 className={notice.heading}>Products not available</h2>
      {filtered && (
        <>
          <p className={notice.text}>Nothing matches all of these choices. Take one away, or start afresh.</p>
          <button type="button" className={buttons.primary} onClick={() => change(NOTHING_CHOSEN)}>
            Clear filters
          </button>
        </>
      )}
      {!filtered && params.page > 1 && (
        <button type="button" className={buttons.primary} onClick={() => change({ page: 1 })}>
          Back to page 1
        </button>
      )}
    </div>
  );
}
