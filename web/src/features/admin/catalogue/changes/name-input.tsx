import { useId, useRef } from 'react';
import { useText } from '../../../../lib/language/language.tsx';
import { MeantName } from '../../edit/meant-name.tsx';
import { shownCategory } from '../../edit/product-draft.ts';
import { useMeant } from '../../edit/use-meant.ts';
import type { Facts, RowStore } from '../row-store.ts';
import { changesText } from './messages.ts';
import type { NameField } from './plan.ts';
import classes from './changes.module.css';

/** Names that the catalogue has, as lists show them. */
export const knownNames = (facts: Facts | undefined, field: NameField): string[] =>
  field === 'category' ? (facts?.categories ?? []).map(shownCategory) : [...(facts?.brands ?? [])];

/** A name of the catalogue, or a new one; one that is almost known is asked about, as in the form of a product. */
export function NameInput(props: { field: NameField; name: string; store: RowStore; onType: (name: string) => void }) {
  const { field, name, store, onType } = props;
  const t = useText(changesText);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const known = knownNames(store.state().facts, field);
  const { meant, typing } = useMeant(name, known);
  return (
    <>
      <label>
        {t.newName}
        <input
          ref={input}
          list={listId}
          autoComplete="off"
          value={name}
          {...typing}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <datalist id={listId}>
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </label>
      <div role="status" className={classes.meant}>
        {meant !== undefined && (
          <MeantName
            meant={meant}
            onTake={() => {
              onType(meant);
              input.current?.focus();
            }}
          />
        )}
      </div>
    </>
  );
}
