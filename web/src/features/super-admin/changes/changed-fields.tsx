import { formatPrice } from '../../../../../schema/shop.ts';
import type { LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import fold from '../../../ui/fold.module.css';
import layout from '../../../ui/layout.module.css';
import { superAdminText } from '../messages.ts';
import { staffLogText } from './messages.ts';
import classes from './changes.module.css';
import { differenceOf, firstNames } from './difference.ts';

type Field = LoggedChangeFragment['fields'][number];

const MOST_FIELDS = 3; // more of them are opened by a press
const MOST_LETTERS = 80; // of a longer text only what differs is shown

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
  const fields = change.fields.map(textsOf);
  const list = (
    <ul className={classes.fields}>
      {fields.map(({ label, before, after }) => (
        <li key={label}>
          <span className={classes.label}>{label}</span> <FieldChange before={before} after={after} />
        </li>
      ))}
    </ul>
  );
  if (fields.length === 0) return <span className={classes.soft}>{t.notKnown}</span>;
  if (fields.length <= MOST_FIELDS) return list;
  const { shown, rest } = firstNames(
    fields.map(({ label }) => label),
    MOST_LETTERS,
  );
  return (
    <details>
      <summary className={fold.fold}>{t.allFields(fields.length, shown, rest)}</summary>
      {list}
    </details>
  );
}

interface Values {
  before: string | null;
  after: string | null;
}

/** Long texts show what differs. The whole of both opens with a press. */
function FieldChange({ before, after }: Values) {
  const t = useText(staffLogText);
  if (Math.max(before?.length ?? 0, after?.length ?? 0) <= MOST_LETTERS)
    return <BeforeAndAfter {...{ before, after }} />;
  const { lead, removed, added, trail } = differenceOf(before ?? '', after ?? '', MOST_LETTERS);
  return (
    <>
      {lead} <BeforeAndAfter before={removed || null} after={added || null} /> {trail}
      <details className={classes.whole}>
        <summary className={fold.fold}>{t.wholeText}</summary>
        <BeforeAndAfter {...{ before, after }} />
      </details>
    </>
  );
}

function BeforeAndAfter({ before, after }: Values) {
  const t = useText(staffLogText);
  return (
    <>
      {before !== null && <del>{before}</del>}
      {before !== null && after !== null && (
        <>
          {' '}
          {/* No line ends after the arrow. */}
          <span aria-hidden>→{'\u00a0'}</span>
          <span className={layout.hidden}> {t.became} </span>
        </>
      )}
      {after !== null && <ins>{after}</ins>}
      {before === null && after === null && t.nothing}
    </>
  );
}
