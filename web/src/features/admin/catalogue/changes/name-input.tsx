import { useText } from '../../../../lib/language/language.tsx';
import type { Catalogue } from '../../../../shared/catalogue/use-catalogue.ts';
import { NameOffers } from '../../edit/name-offers.tsx';
import { shownCategory } from '../../edit/product-draft.ts';
import { useMeant } from '../../edit/use-meant.ts';
import { changesText } from './messages.ts';
import type { NameField } from './plan.ts';
import classes from './changes.module.css';

/** The names that the catalogue has. */
export type Names = Pick<Catalogue, 'brands' | 'categories'>;

/** A name of the catalogue, or a new one; one that is almost known is asked about, as in the form of a product. */
export function NameInput(props: {
  field: NameField;
  name: string;
  names: Names | undefined;
  onType: (name: string) => void;
}) {
  const { field, name, names, onType } = props;
  const t = useText(changesText);
  const known = field === 'category' ? (names?.categories ?? []).map(shownCategory) : [...(names?.brands ?? [])];
  const { input, offers } = useMeant(name, known, onType);
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
