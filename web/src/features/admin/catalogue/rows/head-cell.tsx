import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { useText } from '../../../../lib/language/language.tsx';
import { catalogueText } from '../messages.ts';
import type { ColumnKey } from '../view.ts';
import classes from './table.module.css';

const NUMBERS: readonly ColumnKey[] = ['price', 'originalPrice', 'discount', 'stock', 'rating', 'reviews'];

export const isNumber = (column: ColumnKey): boolean => NUMBERS.includes(column);

/** Sorts up, then down, then not at all. `order`: the address's, such as '-price'. */
export function HeadCell(props: { column: ColumnKey; order: string; onSort: (order: string) => void }) {
  const { column, order, onSort } = props;
  const t = useText(catalogueText);
  const sorted = order === column ? 'ascending' : order === `-${column}` ? 'descending' : 'none';
  const SortIcon = { ascending: IconUp, descending: IconDown, none: IconSelector }[sorted];
  const next = { ascending: `-${column}`, descending: '', none: column }[sorted];
  return (
    <th scope="col" aria-sort={sorted} data-number={isNumber(column) || undefined}>
      <button type="button" className={classes.sort} onClick={() => onSort(next)}>
        {t.columns[column]}
        <SortIcon size={16} stroke={2} aria-hidden />
      </button>
    </th>
  );
}
