import { NativeSelect } from '@mantine/core';
import { useText } from '../../../lib/language/language.tsx';
import { FILTERS } from './filters.tsx';
import { SORTS, type ListParams, type ListSort } from './list-params.ts';
import classes from './list.module.css';
import { listText } from './messages.ts';

export interface SortProps {
  params: Pick<ListParams, 'search' | 'sort'>;
  onSort: (sort: ListSort | null) => void;
}

/** The name of an order; null: the list's own. */
export const sortName = (t: typeof listText.english, search: string, sort: ListSort | null): string =>
  sort ? t.sorts[sort] : search ? t.bestMatch : t.defaultSort;

/** The sort control of wide screens. */
export function SortSelect({ params: { search, sort }, onSort }: SortProps) {
  const t = useText(listText);
  return (
    <NativeSelect
      label={t.sortBy}
      radius="xl"
      classNames={{ root: classes.sort }}
      name="sort"
      form={FILTERS}
      value={SORTS.find(({ value }) => value === sort)?.slug}
      onChange={({ currentTarget }) => onSort(SORTS[currentTarget.selectedIndex]?.value ?? null)}
      data={SORTS.map(({ slug, value }) => ({ value: slug, label: sortName(t, search, value) }))}
    />
  );
}
