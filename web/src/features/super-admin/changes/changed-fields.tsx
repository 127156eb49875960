import { formatPrice } from '../../../../../schema/shop.ts';
import type { LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';
import { useText } from '../../../lib/language/language.tsx';
import {
  BeforeAndAfter,
  isLongText,
  MOST_LETTERS,
  TextDifference,
} from '../../../shared/difference/text-difference.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import fold from '../../../ui/fold.module.css';
import { superAdminText } from '../messages.ts';
import { staffLogText } from './messages.ts';
import classes from './changes.module.css';
import { firstNames } from './first-names.ts';

type Field = LoggedChangeFragment['fields'][number];

const MOST_FIELDS = 3; // the rest is opened by a press

/** What says most of a thing with many fields. Its name stands beside them. */
const FIRST: readonly string[] = ['discountPrice', 'stock', 'category', 'role', 'email', 'mobile'];

const placeOf = ({ name }: Field): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

export type FieldTexts = (field: Field) => { label: string; before: string | null; after: string | null };

/** The texts of a field as the screens show its values. */
export function useFieldTexts(): FieldTexts {
  const { fields } = useText(staffLogText);
  const { status } = useText(orderText);
  const { roles } = useText(superAdminText);
  const words: Partial<Record<string, Record<string, string>>> = { status, role: roles };
  return ({ name, before, after }) => {
    const shown = (value: string | null): string | null => {
      if (value === null) return null;
      if (name.endsWith('Price') && Number.isFinite(Number(value))) return formatPrice(Number(value));
      return words[name]?.[value] ?? value;
    };
    return { label: (fields as Record<string, string>)[name] ?? name, before: shown(before), after: shown(after) };
  };
}

export function ChangedFields({ change }: { change: LoggedChangeFragment }) {
  const t = useText(staffLogText);
  const textsOf = useFieldTexts();
  const isLong = change.fields.length > MOST_FIELDS;
  const fields = (isLong ? change.fields.toSorted((a, b) => placeOf(a) - placeOf(b)) : change.fields).map(textsOf);
  const folded = fields.slice(MOST_FIELDS);
  const { shown, rest } = firstNames(
    folded.map(({ label }) => label),
    MOST_LETTERS,
  );
  const listOf = (some: typeof fields) => (
    <ul className={classes.fields}>
      {some.map(({ label, before, after }) => (
        <li key={label}>
          <span className={classes.label}>{label}</span> <FieldChange before={before} after={after} />
        </li>
      ))}
    </ul>
  );
  if (fields.length === 0) return <span className={classes.soft}>{t.notKnown}</span>;
  return (
    <>
      {listOf(fields.slice(0, MOST_FIELDS))}
      {folded.length > 0 && (
        <details>
          <summary className={fold.fold}>{t.moreFields(folded.length, shown, rest)}</summary>
          {listOf(folded)}
        </details>
      )}
    </>
  );
}

function FieldChange(values: { before: string | null; after: string | null }) {
  return isLongText(values) ? <TextDifference {...values} /> : <BeforeAndAfter {...values} />;
}
