import { Button, Group, Stack, VisuallyHidden } from '@mantine/core';
import IconDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { useId, useState, type ReactNode } from 'react';
import type { Address } from '../../lib/hooks/use-address.ts';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { tableToolsText as t } from './messages.ts';
import classes from './table.module.css';

export interface Filters {
  /** Their names in the address. */
  names: readonly string[];
  fields: ReactNode;
}

const NONE: Filters = { names: [], fields: null };

/**
 * Search and filters in one row, so that the list begins near the top. `more` waits behind a button; on a phone all filters and the
 * order do, in a dialog.
 */
export function FilterRow(props: {
  address: Address;
  search: ReactNode;
  filters?: Filters | undefined;
  more?: Filters | undefined;
  /** Chooses the order where there are no heads of columns: on a phone. */
  sort?: ReactNode;
}) {
  const isPhone = useLayout() === 'phone';
  const { address, search, filters = NONE, more = NONE, sort } = props;
  const chosen = more.names.filter((name) => address.read(name) !== '').length;
  const [opened, setOpened] = useState(chosen > 0);
  const id = useId();
  if (isPhone) {
    return (
      <Group gap="xs">
        {search}
        <PhoneSheet address={address} filters={filters} more={more} sort={sort} />
      </Group>
    );
  }
  const Arrow = opened ? IconUp : IconDown;
  return (
    <Stack gap="xs">
      <Group gap="8px 12px">
        {search}
        {filters.fields}
        {more.fields !== null && (
          <Button
            variant="default"
            rightSection={<Arrow size={18} aria-hidden />}
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => setOpened(!opened)}
          >
            {t.moreFilters(chosen)}
          </Button>
        )}
      </Group>
      {more.fields !== null && (
        <Group id={id} gap="8px 12px" display={opened ? undefined : 'none'}>
          {more.fields}
        </Group>
      )}
    </Stack>
  );
}

function PhoneSheet(props: { address: Address; filters: Filters; more: Filters; sort: ReactNode }) {
  const { address, filters, more, sort } = props;
  const [opened, setOpened] = useState(false);
  const names = [...filters.names, ...more.names];
  const chosen = names.filter((name) => address.read(name) !== '').length;
  const close = () => setOpened(false);
  if (filters.fields === null && more.fields === null && !sort) return null;
  return (
    <>
      <Button
        variant="default"
        px="sm"
        leftSection={<IconFilter size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t.filter} <VisuallyHidden>{t.andSort}</VisuallyHidden>
        {chosen > 0 && ` (${chosen})`}
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        heading={t.filterAndSort}
        footer={
          <>
            <Button
              variant="default"
              // Keeps the focus when it has done its work.
              aria-disabled={chosen === 0}
              onClick={() => address.change(Object.fromEntries(names.map((name) => [name, ''])))}
            >
              {t.clearFilters}
            </Button>
            <Button onClick={close}>{t.showList}</Button>
          </>
        }
      >
        <Stack className={classes.sheet}>
          {sort}
          {filters.fields}
          {more.fields}
        </Stack>
      </Dialog>
    </>
  );
}
