import { formatPrice } from '../../../../../schema/shop.ts';
import type { LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';
import { cutText } from '../../../lib/cut-text.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import fold from '../../../ui/fold.module.css';
import layout from '../../../ui/layout.module.css';
import { superAdminText } from '../messages.ts';
import { staffLogText } from './messages.ts';
import classes from './changes.module.css';

type Field = LoggedChangeFragment['fields'][number];

const MOST_FIELDS = 3; // more of them, or a longer text, are opened by a press
const MOST_LETTERS = 80;

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
  const isLong = fields.some(({ before, after }) => Math.max(before?.length ?? 0, after?.length ?? 0) > MOST_LETTERS);
  const list = (
    <ul className={classes.fields}>
      {fields.map(({ label, before, after }) => (
        <li key={label}>
          <span className={classes.label}>{label}</span> {before !== null && <del>{before}</del>}
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
        </li>
      ))}
    </ul>
  );
  if (fields.length === 0) return <span className={classes.soft}>{t.notKnown}</span>;
  if (fields.length <= MOST_FIELDS && !isLong) return list;
  return (
    <details>
      <summary className={fold.fold}>
        {t.allFields(fields.length, cutText(fields.map(({ label }) => label).join(', '), MOST_LETTERS))}
      </summary>
      {list}
    </details>
  );
}
