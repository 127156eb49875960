import type { ReactNode } from 'react';
import { useText } from '../../../../lib/language/language.tsx';
import { uiText } from '../../../../ui/messages.ts';
import classes from '../changes/changes.module.css';
import { isNew } from '../changes/plan.ts';
import { importText } from './messages.ts';
import type { ImportPlan } from './plan-import.ts';
import type { Fault } from './read-lines.ts';

/** What a file comes to, with all that is wrong with the lines that cannot be used. `children`: what is to be answered first. */
export function Found({ plan: { bad, changes, same }, children }: { plan: ImportPlan; children?: ReactNode }) {
  const t = useText(importText);
  const ui = useText(uiText);
  const sentence = ({ reason, about = '', found = '' }: Fault): string => {
    const sentences: Record<Fault['reason'], string> = {
      badId: t.badId(about),
      cells: t.cells,
      quotes: t.quotes,
      number: t.number(about, found),
      twice: t.twice(about),
      gone: t.gone(about),
      missing: t.missing(about),
      noIdColumn: t.noIdColumn,
      nothingToChange: t.nothingToChange,
      tooMany: t.tooMany,
      rule: found === '' ? ui.problem(about) : t.ruleOf(found, ui.problem(about)),
    };
    return sentences[reason];
  };
  // Not a fault of one line: nothing of the file can be used.
  if (bad[0]?.faults[0]?.reason === 'noIdColumn') {
    return <p role="alert">{t.noIdColumn}</p>;
  }
  const added = changes.filter(isNew).length;
  return (
    <>
      <p role="status">{t.found(changes.length - added, same, bad.length, added)}</p>
      {children}
      {bad.length > 0 && (
        <ul className={classes.bad} aria-label={t.badLines}>
          {bad.map(({ line, id, product, faults }) => (
            <li key={line}>{t.badLine(line, product ?? id, [...new Set(faults.map(sentence))].join(' '))}</li>
          ))}
        </ul>
      )}
    </>
  );
}
