import type { LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';
import type { Sheet } from '../../../lib/csv.ts';
import { indiaTime } from '../table/india-time.ts';
import type { FieldTexts } from './changed-fields.tsx';
import type { staffLogText } from './messages.ts';

type Texts = typeof staffLogText.english;

/** One line a change, as the screen shows it. */
export function sheetOf(rows: readonly LoggedChangeFragment[], t: Texts, textsOf: FieldTexts): Sheet {
  const valuesOf = (change: LoggedChangeFragment): Record<keyof Texts['file'], string> => {
    const fields = change.fields.map(textsOf);
    const side = (of: 'before' | 'after') =>
      fields.flatMap((field) => (field[of] === null ? [] : `${field.label}: ${field[of]}`)).join('\n');
    return {
      id: change.id,
      at: indiaTime(change.at),
      person: change.staffName,
      personId: change.staffId,
      action: t.actions[change.action],
      subject: change.subjectName,
      subjectId: change.subjectId ?? '',
      before: side('before'),
      after: side('after'),
      reason: change.reason ?? '',
      request: change.requestId,
      undoes: change.undoes ?? '',
      isUndone: change.isUndone ? t.yes : t.no,
    };
  };
  const keys = Object.keys(t.file) as (keyof Texts['file'])[];
  return {
    head: keys.map((key) => t.file[key]),
    rows: rows.map((change) => {
      const values = valuesOf(change);
      return keys.map((key) => values[key]);
    }),
  };
}
