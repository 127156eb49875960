import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import IconDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState, type ReactNode } from 'react';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { useLayout } from '../../../lib/hooks/use-layout.ts';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../buttons.module.css';
import { Dialog } from '../../dialog/dialog.tsx';
import classes from './filter-row.module.css';
import { tableToolsText } from './messages.ts';

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
  /** Stands at the end of a phone's row. */
}) {
  const isPhone = useLayout() === 'phone';
  const { address, search, filters = NONE, more = NONE, sort } = props;
  const parts = { address, filters, more };
  return (
    <div className={classes.filters}>
      {isPhone ? (
        <div className={`${classes.row} ${classes.phone}`}>
          {search}
          <PhoneSheet {...parts} sort={sort} />
        </div>
      ) : (
        <WideRow {...parts} search={search} />
      )}
    </div>
  );
}

const chosenOf = (address: Address, names: readonly string[]): number =>
  names.filter((name) => address.read(name) !== '').length;

function WideRow(props: { address: Address; search: ReactNode; filters: Filters; more: Filters }) {
  const t = useText(tableToolsText);
  const { address, search, filters, more } = props;
  const chosen = chosenOf(address, more.names);
  const [opened, setOpened] = useState(chosen > 0);
  const id = useId();
  return (
    <>
      <div className={classes.row}>
        {search}
        {filters.fields}
        {more.fields !== null && (
          <button
            type="button"
            className={buttons.secondary}
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => setOpened(!opened)}
          >
            {t.moreFilters(chosen)}
            <IconDown size={18} aria-hidden className={classes.arrow} />
          </button>
        )}
      </div>
      {more.fields !== null && (
        <div id={id} className={classes.row} hidden={!opened}>
          {more.fields}
        </div>
      )}
    </>
  );
}

function PhoneSheet(props: { address: Address; filters: Filters; more: Filters; sort: ReactNode }) {
  const t = useText(tableToolsText);
  const { address, filters, more, sort } = props;
  const [opened, setOpened] = useState(false);
  const names = [...filters.names, ...more.names];
  const chosen = chosenOf(address, names);
  const close = () => setOpened(false);
  if (filters.fields === null && more.fields === null && !sort) return null;
  return (
    <>
      <button
        type="button"
        className={`${buttons.secondary} ${classes.open}`}
        aria-label={t.openFilters(chosen)}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconFilter size={20} aria-hidden />
        <span className={classes.word}>{t.filter}</span>
        {chosen > 0 && <span className={classes.number}>{chosen}</span>}
      </button>
      <Dialog
        opened={opened}
        onClose={close}
        heading={t.filterAndSort}
        footer={
          <>
            <button
              type="button"
              className={buttons.secondary}
              // Keeps the focus when it has done its work.
              aria-disabled={chosen === 0}
              onClick={() => address.change(Object.fromEntries(names.map((name) => [name, ''])))}
            >
              {t.clearFilters}
            </button>
            <button type="button" className={buttons.primary} onClick={close}>
              {t.showList}
            </button>
          </>
        }
      >
        <div className={classes.sheet}>
          {sort}
          {filters.fields}
          {more.fields}
        </div>
      </Dialog>
    </>
  );
}
