import { Button, Radio } from '@mantine/core';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { NO_FILTERS } from './filter-choices.ts';
import { Filters, type FiltersProps } from './filters.tsx';
import { listText } from './messages.ts';
import { SORTS } from './list-params.ts';
import { sortName, type SortProps } from './sort-control.tsx';

export interface PhoneDialogsProps extends FiltersProps {
  opened: 'sort' | 'filter' | null;
  close: () => void;
  total: number | null | undefined;
}

/** The choices of a list on phones. */
export function PhoneDialogs({ opened, close, total, ...filters }: PhoneDialogsProps) {
  const t = useText(listText);
  const { params, change } = filters;
  return (
    <>
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
            <Button variant="default" onClick={() => change({ ...NO_FILTERS, search: params.search })}>
              {t.clearAll}
            </Button>
            <Button onClick={close}>{total == null ? t.show : t.showCount(total)}</Button>
          </>
        }
      >
        <Filters {...filters} />
      </Dialog>
    </>
  );
}

function SortChoices({ params: { search, sort }, onSort }: SortProps) {
  const t = useText(listText);
  return (
    <fieldset aria-label={t.sortBy}>
      {SORTS.map(({ value, slug }) => (
        <Radio
          key={slug}
          name="sort"
          checked={sort === value}
          onChange={() => onSort(value)}
          label={sortName(t, search, value)}
        />
      ))}
    </fieldset>
  );
}
