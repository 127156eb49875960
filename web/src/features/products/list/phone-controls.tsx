import { Button } from '@mantine/core';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useState } from 'react';
import layout from '../../../ui/layout.module.css';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { countFilters } from './filter-choices.ts';
import type { FiltersProps } from './filters.tsx';
import classes from './list.module.css';
import { listText } from './messages.ts';
import { sortName } from './sort-control.tsx';

const PhoneDialogs = lazyPart(async () => (await import('./phone-dialogs.tsx')).PhoneDialogs);

/** Sort and filter buttons for phones. Each opens a dialog, whose code comes with the first press. */
export function PhoneControls({
  total,
  isEmpty,
  ...filters
}: FiltersProps & { total: number | null | undefined; isEmpty: boolean }) {
  const t = useText(listText);
  const [opened, setOpened] = useState<'sort' | 'filter' | null>();
  const count = countFilters(filters.params);
  return (
    <div className={`${classes.phoneControls} ${layout.phone} ${layout.scripted}`}>
      {!isEmpty && (
        <Button
          variant="default"
          px="xs"
          fz="sm"
          leftSection={<IconSort size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpened('sort')}
        >
          {/* A chosen order says by itself what it is, in one line. */}
          <span>
            <span className={filters.params.sort ? layout.hidden : undefined}>{t.sortBy}:</span>{' '}
            {sortName(t, filters.params.search, filters.params.sort)}
          </span>
        </Button>
      )}
      <Button
        variant="default"
        px="xs"
        fz="sm"
        leftSection={<IconFilter size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened('filter')}
      >
        {count > 0 ? `${t.filter} (${count})` : t.filter}
      </Button>
      {opened !== undefined && (
        <PhoneDialogs opened={opened} close={() => setOpened(null)} total={total} {...filters} />
      )}
    </div>
  );
}
