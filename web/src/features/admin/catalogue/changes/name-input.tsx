import { useId } from 'react';
import { useText } from '../../../../lib/language/language.tsx';
import type { RowStore } from '../row-store.ts';
import { changesText } from './messages.ts';
import type { NameField } from './plan.ts';

/** A name of the catalogue, or a new one. */
export function NameInput(props: { field: NameField; name: string; store: RowStore; onType: (name: string) => void }) {
  const { field, name, store, onType } = props;
  const t = useText(changesText);
  const known = useId();
  const { facts } = store.state();
  const names = field === 'category' ? facts?.categories : facts?.brands;
  return (
    <label>
      {t.newName}
      <input
        list={known}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <datalist id={known}>
        {names?.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </label>
  );
}
