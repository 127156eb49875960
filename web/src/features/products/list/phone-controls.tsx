import { useState } from 'react';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { countFilters, NO_FILTERS } from './filters/filter-choices.ts';
import { Filters, type FiltersProps } from './filters/filters.tsx';
import classes from './list-page.module.css';
import { SortChoices, sortName } from './sort-control.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { listText } from './messages.ts';

/** Sort and filter buttons for phones. Each opens a dialog. */
export function PhoneControls({
  total,
  isEmpty,
  ...filters
}: FiltersProps & { total: number | null | undefined; isEmpty: boolean }) {
  const t = useText(listText);
  const [opened, setOpened] = useState<'sort' | 'filter' | null>(null);
  const close = () => setOpened(null);
  const { params, change } = filters;
  const count = countFilters(params);
  return (
    <div className={`${classes.phoneControls} ${layout.phone} ${layout.scripted}`}>
      {!isEmpty && (
        <button type="button" className={buttons.secondary} aria-haspopup="dialog" onClick={() => setOpened('sort')}>
          <span>
            {/* A chosen order says by itself what it is, in one line. */}
            <span className={params.sort ? layout.hidden : undefined}>{t.sortBy}:</span>{' '}
            {sortName(t, params.search, params.sort)}
          </span>
        </button>
      )}
      <button type="button" className={buttons.secondary} aria-haspopup="dialog" onClick={() => setOpened('filter')}>
        {count > 0 ? `${t.filter} (${count})` : t.filter}
      </button>
      <Dialog opened={opened === 'sort'} onClose={close} heading={t.sortBy}>
        <SortChoices
          params={params}
          onSort={(sort) => {
            change({ sort });
            close();
          }}
        />
      </Dialog>
      <Dialog
        opened={opened === 'filter'}
        onClose={close}
        heading={t.filter}
        footer={
          <>
            <button
              type="button"
              className={buttons.secondary}
              onClick={() => change({ ...NO_FILTERS, search: params.search })}
            >
              {t.clearAll}
            </button>
            <button type="button" className={buttons.primary} onClick={close}>
              {total == null ? t.show : t.showCount(total)}
            </button>
          </>
        }
      >
        <Filters {...filters} />
      </Dialog>
    </div>
  );
}
