import { useText } from '../../../../lib/language/language.tsx';
import { isNew } from '../changes/plan.ts';
import classes from '../changes/changes.module.css';
import { tellingWords, type CsvText } from './decode-csv.ts';
import { importText } from './messages.ts';
import type { ImportPlan } from './plan-import.ts';
import type { BadLine, Fault } from './read-lines.ts';

/** How a file was read, what it comes to, and all that is wrong with the lines that cannot be used. */
export function Found({ file, plan }: { file: CsvText; plan: ImportPlan }) {
  const { bad, changes, same } = plan;
  const t = useText(importText);
  // Not a fault of one line: nothing of the file can be used.
  if (bad[0]?.faults[0]?.reason === 'noIdColumn') {
    return (
      <p role="alert" className={classes.problem}>
        {t.noIdColumn}
      </p>
    );
  }
  const added = changes.filter(isNew).length;
  const words = file.encoding === 'UTF-8' ? [] : tellingWords(file.text);
  return (
    <>
      <p role="status">{t.found(changes.length - added, same, bad.length, added)}</p>
      {words.length > 0 && <p>{t.readAs(file.encoding, words.join(', '))}</p>}
      <BadLines bad={bad} />
    </>
  );
}

/** All that is wrong with the lines of a file that cannot be used. */
export function BadLines({ bad }: { bad: readonly BadLine[] }) {
  const t = useText(importText);
  if (bad.length === 0) return null;
  const sentence = ({ reason, about = '', found = '', why = '' }: Fault): string => {
    const sentences: Record<Fault['reason'], string> = {
      badId: t.badId(about),
      cells: t.cells,
      quotes: t.quotes,
      number: t.number(about, found, why),
      twice: t.twice(about),
      gone: t.gone(about),
      missing: t.missing(about),
      noIdColumn: t.noIdColumn,
      nothingToChange: t.nothingToChange,
      tooMany: t.tooMany,
      rule: found === '' ? about : t.ruleOf(found, about),
    };
    return sentences[reason];
  };
  return (
    <ul className={classes.bad} aria-label={t.badLines}>
      {bad.map(({ line, id, product, faults }) => (
        <li key={line}>{t.badLine(line, product ?? id, [...new Set(faults.map(sentence))].join(' '))}</li>
      ))}
    </ul>
  );
}
