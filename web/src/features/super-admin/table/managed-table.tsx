import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconZoomCancel.mjs';
import type { ReactNode } from 'react';
import { CsvButton } from '../../../ui/table/csv-button.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import buttons from '../../../ui/buttons.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SUPER_ADMIN_ROWS } from '../../../lib/constants.ts';
import { arrange, nextOrder, readOrder, type Field } from './fields.ts';
import { SearchField } from './search-field.tsx';
import classes from './toolbar.module.css';
import type { Address } from './use-address.ts';
import type { WholeList } from './whole-list.ts';

/** A table that can be searched, narrowed, put in order, paged through and kept as a file, all as the address says. */
export function ManagedTable<Row extends { id: string }>(props: {
  caption: string;
  /** What a row is, for one and for many: 'order', 'orders'. */
  noun: [one: string, many: string];
  list: WholeList<Row>;
  fields: readonly Field<Row>[];
  /** Columns that are not kept in the file. */
  actions?: readonly Column<Row>[];
  address: Address;
  /** Takes every choice of this table out of the address. */
  clear: () => void;
  filters?: ReactNode;
  /** What the filters leave; the search comes on top. */
  keep: (row: Row) => boolean;
  /** Stands where there are no rows at all. */
  empty: ReactNode;
}) {
  const { caption, noun, list, fields, actions = [], address, clear, filters, keep, empty } = props;
  const { rows, rest } = list;
  const search = address.read('q');
  const order = readOrder(address.read('sort'), fields);
  const found = rows && arrange(rows.filter(keep), fields, { search, order });
  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / SUPER_ADMIN_ROWS));
  const page = Math.min(address.page, pages);
  const start = (page - 1) * SUPER_ADMIN_ROWS;
  const complete = rest?.complete ?? rows !== undefined;

  const columns = fields.map(({ key, label, value, cell, narrow, lead }): Column<Row> => ({
    header: label,
    cell: cell ?? value,
    narrow,
    lead,
    sort: {
      direction: order?.key === key ? order.direction : null,
      onSort: () => address.change({ sort: nextOrder(key, order) }),
    },
  }));
  const sheet = () => ({
    head: fields.map(({ label }) => label),
    rows: (found ?? []).map((row) => fields.map(({ value }) => value(row))),
  });

  return (
    <div>
      <div className={classes.toolbar}>
        <SearchField
          label={`Search ${noun[1]}`}
          search={search}
          // Every search is one step of the history, not every letter.
          onSearch={(q) => address.change({ q }, { replace: search !== '' })}
        />
        {filters}
      </div>
      <div className={classes.below}>
        <p className={classes.count} role="status">
          {counted()}
        </p>
        <CsvButton fileName={`${noun[1]}.csv`} sheet={sheet} disabled={!complete || found?.length === 0} />
      </div>
      {body()}
      {rest?.error !== undefined && <LoadError error={rest.error} onRetry={rest.retry} />}
    </div>
  );

  function counted(): string {
    if (!rows || !found) return '';
    const all = `${rows.length} ${rows.length === 1 ? noun[0] : noun[1]}`;
    const text = found.length === rows.length ? all : `${found.length} of ${all}`;
    return complete ? text : `${text} so far`;
  }

  function body() {
    if (!rows && list.error) return <LoadError error={list.error} onRetry={list.reload} />;
    if (complete && rows?.length === 0) return empty;
    if (complete && found?.length === 0) {
      return (
        <EmptyView
          icon={<IconSearchOff aria-hidden />}
          heading={`No ${noun[1]} found`}
          text="Nothing matches all of these choices."
          action={
            <button type="button" className={buttons.primary} onClick={clear}>
              Clear search and filters
            </button>
          }
        />
      );
    }
    return (
      <>
        <DataTable
          caption={caption}
          columns={[...columns, ...actions]}
          rows={found?.slice(start, start + SUPER_ADMIN_ROWS)}
          rowKey={({ id }) => id}
          places={SUPER_ADMIN_ROWS}
          wide
        />
        <Pager
          pageInfo={{ page, totalPages: pages, hasPreviousPage: page > 1, hasNextPage: page < pages }}
          onPage={(to) => address.change({ page: String(to) })}
        />
      </>
    );
  }
}
