import IconFilter from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useState } from 'react';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { activeChoices, NO_FILTERS } from './filter-choices.ts';
import { Filters, type FiltersProps } from './filters.tsx';
import classes from './list-page.module.css';
import { SortChoices } from './sort-control.tsx';

/** Sort and filter buttons for phones. Each opens a dialog. */
export function PhoneControls({ params, change, facets }: FiltersProps) {
  const [opened, setOpened] = useState<'sort' | 'filter' | null>(null);
  const close = () => setOpened(null);
  const count = activeChoices(params).length;
  return (
    <div className={`${classes.phoneControls} ${layout.phone} ${layout.scripted}`}>
      <button type="button" className={buttons.secondary} aria-haspopup="dialog" onClick={() => setOpened('sort')}>
        <IconSort size={20} aria-hidden />
        Sort by
      </button>
      <button type="button" className={buttons.secondary} aria-haspopup="dialog" onClick={() => setOpened('filter')}>
        <IconFilter size={20} aria-hidden />
        Filter{count > 0 && ` (${count})`}
      </button>
      <Dialog opened={opened === 'sort'} onClose={close} heading="Sort by">
        <SortChoices
          sort={params.sort}
          onSort={(sort) => {
            change({ sort });
            close();
          }}
        />
      </Dialog>
      <Dialog
        opened={opened === 'filter'}
        onClose={close}
        heading="Filter"
        footer={
          <>
            <button type="button" className={buttons.secondary} onClick={() => change(NO_FILTERS)}>
              Clear all
            </button>
            <button type="button" className={buttons.primary} onClick={close}>
              Show products
            </button>
          </>
        }
      >
        <Filters params={params} change={change} facets={facets} />
      </Dialog>
    </div>
  );
}
