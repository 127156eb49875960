import type { Facts } from './row-store.ts';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import buttons from '../../../ui/buttons.module.css';
import { FilterRow } from '../../../ui/table/tools/filter-row.tsx';
import { SortSelect } from '../../../ui/table/tools/sort-select.tsx';
import { RangeFilter } from '../../../ui/table/tools/range-filter.tsx';
import { FilterSelect, SearchField } from '../../../ui/table/toolbar.tsx';
import { catalogueText } from './messages.ts';
import { useOneRow } from './use-one-row.ts';
import { COLUMN_KEYS, FILTERS, lookOf } from './view.ts';

/** The column, and the names of its bounds in the address. */
const RANGES = {
  stock: ['minStock', 'maxStock'],
  price: ['minPrice', 'maxPrice'],
  rating: ['minRating', 'maxRating'],
} as const;

const BRAND_AND_STOCK = ['brand', ...RANGES.stock];

/** All filters; each is in the address. */
export function FilterBar({ address, facts }: { address: Address; facts: Facts | undefined }) {
  const t = useText(catalogueText);
  const { category: capital } = useText(productText);
  const inOneRow = useOneRow();
  const set = (name: string) => (value: string) => address.change({ [name]: value }, { replace: true });
  const range = (column: keyof typeof RANGES) => (
    <RangeFilter
      label={t.columns[column]}
      names={RANGES[column]}
      read={address.read}
      onChange={(name, value) => set(name)(value)}
    />
  );
  const brand = (
    <FilterSelect
      label={t.columns.brand}
      value={address.read('brand')}
      everything={t.all}
      options={(facts?.brands ?? []).map((value) => ({ value, label: value }))}
      onChoose={set('brand')}
    />
  );
  return (
    <div role="search" aria-label={t.filters}>
      <FilterRow
        address={address}
        search={
          <SearchField
            label={t.search}
            placeholder={t.search}
            search={address.read('search')}
            debounce
            onSearch={set('search')}
          />
        }
        filters={{
          names: ['category', ...(inOneRow ? BRAND_AND_STOCK : [])],
          fields: (
            <>
              <FilterSelect
                label={t.columns.category}
                value={address.read('category')}
                everything={t.all}
                options={(facts?.categories ?? []).map((value) => ({ value, label: capital(value) }))}
                onChoose={set('category')}
              />
              {inOneRow && brand}
              {inOneRow && range('stock')}
            </>
          ),
        }}
        sort={
          // On a phone not every column has a head.
          <SortSelect
            columns={COLUMN_KEYS.map((key) => ({ key, header: t.columns[key] }))}
            order={lookOf(address.read).order}
            unsorted="oldest"
            canSort={() => true}
            onSort={set('sort')}
          />
        }
        more={{
          names: [...(inOneRow ? [] : BRAND_AND_STOCK), ...RANGES.price, ...RANGES.rating],
          fields: (
            <>
              {!inOneRow && brand}
              {!inOneRow && range('stock')}
              {range('price')}
              {range('rating')}
            </>
          ),
        }}
      />
    </div>
  );
}

/** Takes all filters back, if there are any. `isMain`: it is what is left to do. `onClear` finds the focus a place. */
export function ClearFilters(props: { address: Address; isMain?: boolean; onClear: () => void }) {
  const { address, isMain = false, onClear } = props;
  const t = useText(catalogueText);
  if (FILTERS.every((name) => address.read(name) === '')) return null;
  return (
    <button
      type="button"
      className={isMain ? buttons.primary : buttons.quiet}
      onClick={() => {
        address.change(Object.fromEntries(FILTERS.map((name) => [name, ''])));
        onClear();
      }}
    >
      {isMain ? t.clearAll : t.clearFilters}
    </button>
  );
}
