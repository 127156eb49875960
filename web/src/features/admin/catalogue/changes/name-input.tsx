import { useText } from '../../../../lib/language/language.tsx';
import { NameOffers } from '../../edit/name-offers.tsx';
import { shownCategory } from '../../edit/product-draft.ts';
import { useMeant } from '../../edit/use-meant.ts';
import type { Facts, RowStore } from '../row-store.ts';
import { changesText } from './messages.ts';
import type { NameField } from './plan.ts';
import classes from './changes.module.css';

/** Names that the catalogue has, as lists show them. */
const knownNames = (facts: Facts | undefined, field: NameField): string[] =>
  field === 'category' ? (facts?.categories ?? []).map(shownCategory) : [...(facts?.brands ?? [])];

/** A name of the catalogue, or a new one; one that is almost known is asked about, as in the form of a product. */
export function NameInput(props: { field: NameField; name: string; store: RowStore; onType: (name: string) => void }) {
  const { field, name, store, onType } = props;
  const t = useText(changesText);
  const { input, offers } = useMeant(name, knownNames(store.state().facts, field), onType);
  return (
    <>
      <label>
        {t.newName}
        <input
          {...input}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </label>
      <NameOffers {...offers} className={classes.meant} />
    </>
  );
}
