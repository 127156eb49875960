import { Button, Group, Text } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Address } from '../../lib/hooks/use-address.ts';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import { LoadError } from '../views/load-error.tsx';
import { DataTable, useRowModel, type Column } from './data-table.tsx';
import { FilterRow, type Filters } from './filter-row.tsx';
import { tableToolsText as t, type Noun, type Unsorted } from './messages.ts';
import { lastPage, readOrder, type TableList } from './table-list.ts';
import type { RowCounts } from './row-counts.ts';
import { TablePager } from './table-pager.tsx';
import { FilterSelect, SearchField } from './toolbar.tsx';
import table from './table.module.css';
import { useCsv } from './use-csv.ts';

export function ManagedTable<Row extends { id: string }>(props: {
  caption: string;
  /** Absent: no count and no CSV. */
  noun?: Noun;
  list: TableList<Row>;
  columns: readonly Column<Row>[];
  /** The orders on offer ('total', '-total'); absent: all columns, both ways. */
  orders?: readonly string[];
  /** The order of rows when none is chosen. */
  unsorted: Unsorted;
  address: Address;
  search: { name: string; label: string; placeholder: string };
  filters?: Filters;
  /** Filters that are used less. */
  more?: Filters;
  /** Stands beside the count. `found`: the rows on all pages that are loaded and match. */
  besideCount?: (found: readonly Row[]) => ReactNode;
  /** Stands above the table. */
  actions?: ReactNode;
  keep?: (row: Row) => boolean;
  onOpen?: ((row: Row) => void) | undefined;
  rowCounts: RowCounts;
  empty: ReactNode;
  notFound: ReactNode;
  alwaysPager?: boolean;
}) {
  const isPhone = useLayout() === 'phone';
  const { noun, list, orders, address, keep, rowCounts } = props;
  const size = rowCounts.chosen;
  const { columns } = props;
  const { rows, part, busy = false, served = false } = list;
  const search = address.read(props.search.name);
  const order = readOrder(address.read('sort'), columns, orders);
  const kept = keep && rows ? rows.filter(keep) : rows;
  const model = useRowModel({ columns, rows: kept ?? [], search, order, served });
  const shown = model.getRowModel().rows.map(({ original }) => original);
  const found = shown.length;

  const pages = part ? Infinity : Math.max(1, Math.ceil(found / size));
  // While another page loads, the rows of the previous page stay.
  const [settled, setSettled] = useState(address.page);
  if (!busy && settled !== address.page) setSettled(address.page);
  const page = Math.min(busy && rows ? settled : address.page, pages);
  const inList = (page - 1) * size;
  const inModel = part ? inList - (part.page - 1) * part.pageSize : inList;
  const pastEnd = part && !busy && page > 1 && inModel >= found;
  const loading = !rows || pastEnd || (found === 0 && busy);
  const isEmpty = !loading && found === 0;

  const goToLastPage = useEffectEvent(() => {
    if (part) address.change({ page: String(Math.min(page - 1, lastPage(part, found, size))) }, { replace: true });
  });
  useEffect(() => {
    if (pastEnd) goToLastPage();
  }, [pastEnd, page]);

  // The button that clears the search goes with the empty view; whoever pressed it is at the rows that come.
  const place = useRef<HTMLDivElement>(null);
  const wasEmpty = useRef(false);
  useEffect(() => {
    const lostFocus = document.activeElement === document.body;
    if (wasEmpty.current && !isEmpty && lostFocus) place.current?.focus({ preventScroll: true });
    wasEmpty.current = isEmpty;
  }, [isEmpty]);

  const lastRow = Math.min(inList + size, inList - inModel + found);
  const total = !part
    ? found
    : (part.total ?? (part.hasNextPage ? undefined : (part.page - 1) * part.pageSize + (rows?.length ?? 0)));

  const sorting = {
    onSort: (next: string) => address.change({ sort: readOrder(next, columns, orders) }),
    canSort: (slug: string) => readOrder(slug, columns, orders) !== '',
  };
  const choices = columns.flatMap(({ key, header }) =>
    [
      { value: key, label: t.ascending(header) },
      { value: `-${key}`, label: t.descending(header) },
    ].filter(({ value }) => sorting.canSort(value)),
  );

  const file = useCsv(`${noun}s.csv`, columns, async () => (part && list.readAll ? list.readAll() : shown));

  return (
    <div>
      <FilterRow
        address={address}
        search={
          <SearchField
            label={props.search.label}
            placeholder={isPhone ? t.search : props.search.placeholder}
            search={search}
            debounce={served}
            // A search is one history entry, not one for each letter.
            onSearch={(text) => address.change({ [props.search.name]: text }, { replace: search !== '' })}
          />
        }
        filters={props.filters}
        more={props.more}
        sort={
          choices.length > 0 && (
            <FilterSelect
              label={t.sort}
              value={order}
              everything={t.unsorted[props.unsorted]}
              options={choices}
              onChoose={sorting.onSort}
            />
          )
        }
      />
      <div ref={place} tabIndex={-1} className={table.place}>
        {noun && (
          <Group gap="4px 12px" mih={44} my="xs">
            <Text c="dimmed" inherit role="status">
              {!rows || pastEnd || busy ? '' : countText(noun)}
            </Text>
            {props.besideCount?.(shown)}
            <Button
              variant="default"
              ms="auto"
              leftSection={<IconDownload size={20} aria-hidden />}
              disabled={isEmpty || loading || file.busy}
              onClick={() => void file.download()}
            >
              {t.downloadCsv}
            </Button>
          </Group>
        )}
        {props.actions}
        {body()}
        {file.error !== undefined && <LoadError error={file.error} onRetry={file.download} />}
      </div>
    </div>
  );

  function countText(counted: Noun): string {
    if (part?.total !== undefined && part.all !== undefined) return t.count(counted, part.total, part.all);
    if (part) return t.range(counted, inList + 1, lastRow, total);
    return t.count(counted, found, rows?.length ?? 0);
  }

  function body() {
    if (list.error && (!rows || part)) return <LoadError error={list.error} onRetry={list.reload} />;
    if (isEmpty) return rows?.length === 0 && !list.narrowed ? props.empty : props.notFound;
    const hasNextPage = part ? part.hasNextPage || inModel + size < found : page < pages;
    const totalPages = !part
      ? pages
      : part.total !== undefined
        ? Math.ceil(part.total / size)
        : part.pageSize === size
          ? part.totalPages
          : null;
    return (
      <>
        <DataTable
          caption={props.caption}
          columns={columns}
          model={model}
          from={{ inModel, inList }}
          size={size}
          loading={loading}
          busy={busy}
          onOpen={props.onOpen}
          sorting={sorting}
        />
        <TablePager
          always={props.alwaysPager ?? false}
          // Unless the count above the table says it.
          rows={
            (noun && part && part.all === undefined) || loading || total === undefined
              ? undefined
              : t.rows(inList + 1, lastRow, total)
          }
          total={total}
          rowCounts={{
            ...rowCounts,
            onChoose: (count) => {
              rowCounts.onChoose(count);
              // The first row stays on the page.
              address.change({ page: String(Math.floor(inList / count) + 1) }, { replace: true });
            },
          }}
          pageInfo={{ page, totalPages, hasPreviousPage: page > 1, hasNextPage }}
          onPage={(to) => address.change({ page: String(to) })}
        />
      </>
    );
  }
}
