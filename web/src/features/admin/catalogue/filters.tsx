import { Button } from '@mantine/core';
import type { Address } from '../../../lib/hooks/use-address.ts';
import type { Catalogue } from '../../../shared/catalogue/use-catalogue.ts';
import { productText } from '../../../shared/product/messages.ts';
import type { Filters } from '../../../ui/table/filter-row.tsx';
import { RangeFilter } from '../../../ui/table/range-filter.tsx';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { catalogueText as t } from './messages.ts';
import { FILTERS, NO_FILTERS } from './view.ts';

/** The column, and the names of its bounds in the address. */
const RANGES = {
  stock: ['minStock', 'maxStock'],
  price: ['minPrice', 'maxPrice'],
  rating: ['minRating', 'maxRating'],
} as const;

/** All filters but the search; each is in the address. `more` are used less. */
export function useFilters(
  address: Address,
  facts: Pick<Catalogue, 'brands' | 'categories'> | undefined,
): { filters: Filters; more: Filters } {
  const set = (name: string, value: string) => address.change({ [name]: value }, { replace: true });
  const range = (column: keyof typeof RANGES) => (
    <RangeFilter label={t.columns[column]} names={RANGES[column]} read={address.read} onChange={set} />
  );
  const select = (name: 'category' | 'brand', known: readonly string[] = [], labelOf = (value: string) => value) => (
    <FilterSelect
      label={t.columns[name]}
      value={address.read(name)}
      everything={t.all}
      options={known.map((value) => ({ value, label: labelOf(value) }))}
      onChoose={(value) => set(name, value)}
    />
  );
  return {
    filters: {
      names: ['category', ...RANGES.stock],
      fields: (
        <>
          {select('category', facts?.categories, productText.english.category)}
          {range('stock')}
        </>
      ),
    },
    more: {
      names: ['brand', ...RANGES.price, ...RANGES.rating],
      fields: (
        <>
          {select('brand', facts?.brands)}
          {range('price')}
          {range('rating')}
        </>
      ),
    },
  };
}

/** Takes all filters back, if there are any. `isMain`: it is what is left to do. `onClear` finds the focus a place. */
export function ClearFilters(props: { address: Address; isMain?: boolean; onClear: () => void }) {
  const { address, isMain = false, onClear } = props;
  if (FILTERS.every((name) => address.read(name) === '')) return null;
  return (
    <Button
      variant={isMain ? 'filled' : 'subtle'}
      onClick={() => {
        address.change(NO_FILTERS);
        onClear();
      }}
    >
      {isMain ? t.clearAll : t.clearFilters}
    </Button>
  );
}
