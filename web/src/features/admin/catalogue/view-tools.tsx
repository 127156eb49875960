import type { Facts } from './row-store.ts';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import { RangeFilter } from '../../../ui/table/range-filter.tsx';
import { FilterSelect, SearchField } from '../../../ui/table/toolbar.tsx';
import { catalogueText } from './messages.ts';
import { FILTERS } from './view.ts';
import classes from './catalogue.module.css';

const RANGES = [
  ['price', 'minPrice', 'maxPrice'],
  ['stock', 'minStock', 'maxStock'],
  ['rating', 'minRating', 'maxRating'],
] as const;

/** All filters; each is in the address. */
export function FilterBar({ address, facts }: { address: Address; facts: Facts | undefined }) {
  const t = useText(catalogueText);
  const optionsOf = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }));
  const isFiltered = FILTERS.some((name) => address.read(name) !== '');
  const set = (name: string) => (value: string) => address.change({ [name]: value }, { replace: true });
  return (
    <div className={classes.filters} role="search" aria-label={t.filters}>
      <SearchField
        label={t.search}
        placeholder={t.search}
        search={address.read('search')}
        debounce
        onSearch={set('search')}
      />
      <FilterSelect
        label={t.columns.category}
        value={address.read('category')}
        everything={t.all}
        options={optionsOf(facts?.categories)}
        onChoose={set('category')}
      />
      <FilterSelect
        label={t.columns.brand}
        value={address.read('brand')}
        everything={t.all}
        options={optionsOf(facts?.brands)}
        onChoose={set('brand')}
      />
      {RANGES.map(([column, least, most]) => (
        <RangeFilter
          key={column}
          label={t.columns[column]}
          names={[least, most]}
          read={address.read}
          onChange={(name, value) => set(name)(value)}
        />
      ))}
      {isFiltered && (
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => address.change(Object.fromEntries(FILTERS.map((name) => [name, ''])))}
        >
          {t.clearFilters}
        </button>
      )}
    </div>
  );
}
