import { useText } from '../../../lib/language/language.tsx';
import type { Column } from '../data-table.tsx';
import { FilterSelect } from '../toolbar.tsx';
import { tableToolsText, type Unsorted } from './messages.ts';

export function SortSelect<Row extends object>(props: {
  columns: readonly Column<Row>[];
  /** As in the address: 'total', '-total', or '' for none. */
  order: string;
  /** The order of rows when none is chosen. */
  unsorted: Unsorted;
  canSort: (order: string) => boolean;
  onSort: (order: string) => void;
}) {
  const t = useText(tableToolsText);
  const { columns, order, unsorted, canSort, onSort } = props;
  const options = columns.flatMap(({ key, header }) =>
    [
      { value: key, label: t.ascending(header) },
      { value: `-${key}`, label: t.descending(header) },
    ].filter(({ value }) => canSort(value)),
  );
  if (options.length === 0) return null;
  return (
    <FilterSelect label={t.sort} value={order} everything={t.unsorted[unsorted]} options={options} onChoose={onSort} />
  );
}
