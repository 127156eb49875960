import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Facts } from './row-store.ts';
import { SEARCH_DEBOUNCE_MS } from '../../../lib/timing.ts';
import type { Address } from '../../../lib/use-address.ts';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import { FilterSelect, SearchField } from '../../../ui/table/toolbar.tsx';
import { catalogueText } from './messages.ts';
import { COLUMN_KEYS, columnsText, FILTERS, type Look } from './view.ts';
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
        <fieldset key={column} className={classes.range}>
          <legend>{t.columns[column]}</legend>
          <Bound label={t.from(t.columns[column])} value={address.read(least)} onChange={set(least)} />
          <span aria-hidden>–</span>
          <Bound label={t.to(t.columns[column])} value={address.read(most)} onChange={set(most)} />
        </fieldset>
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

/** Sends after a pause, because each change is a request. */
function Bound({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const send = useEffectEvent(() => onChange(text.trim()));
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = window.setTimeout(() => send(), SEARCH_DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text, value]);
  return (
    <input
      className={classes.bound}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

/** Which columns are shown, and how close the rows are. */
export function LookTools({ address, look }: { address: Address; look: Look }) {
  const t = useText(catalogueText);
  return (
    <details className={classes.menu}>
      <summary className={buttons.secondary}>
        <IconColumns size={20} aria-hidden />
        {t.look}
      </summary>
      <div className={classes.sheet}>
        <fieldset>
          <legend>{t.shownColumns}</legend>
          {COLUMN_KEYS.map((key) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={look.columns.includes(key)}
                disabled={key === 'title'}
                onChange={({ currentTarget: { checked } }) =>
                  address.change(
                    {
                      columns: columnsText(
                        COLUMN_KEYS.filter((other) => (other === key ? checked : look.columns.includes(other))),
                      ),
                    },
                    { replace: true },
                  )
                }
              />
              {t.columns[key]}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={look.density === 'compact'}
            onChange={({ currentTarget: { checked } }) =>
              address.change({ density: checked ? 'compact' : '' }, { replace: true })
            }
          />
          {t.compact}
        </label>
      </div>
    </details>
  );
}
