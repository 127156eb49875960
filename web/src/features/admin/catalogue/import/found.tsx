import { useText } from '../../../../lib/language/language.tsx';
import { uiText } from '../../../../ui/messages.ts';
import classes from '../changes/changes.module.css';
import { importText } from './messages.ts';
import type { ImportPlan } from './plan-import.ts';
import type { BadLine } from './read-lines.ts';

/** What a file comes to, with the lines that cannot be used. */
export function Found({ plan: { bad, changes, same } }: { plan: ImportPlan }) {
  const t = useText(importText);
  const ui = useText(uiText);
  const sentence = ({ reason, about = '', found = '' }: BadLine): string => {
    const sentences: Record<BadLine['reason'], string> = {
      noId: t.noId,
      badId: t.badId(about),
      cells: t.cells,
      quotes: t.quotes,
      number: t.number(about, found),
      twice: t.twice(about),
      gone: t.gone(about),
      noIdColumn: t.noIdColumn,
      nothingToChange: t.nothingToChange,
      tooMany: t.tooMany,
      rule: ui.problem(about),
    };
    return sentences[reason];
  };
  // Not a fault of one line: nothing of the file can be used.
  if (bad[0]?.reason === 'noIdColumn') {
    return <p role="alert">{t.noIdColumn}</p>;
  }
  return (
    <>
      <p role="status">{t.found(changes.length, same, bad.length)}</p>
      {bad.length > 0 && (
        <ul className={classes.bad} aria-label={t.badLines}>
          {bad.map((each) => (
            <li key={each.line}>{t.badLine(each.line, each.product ?? each.id, sentence(each))}</li>
          ))}
        </ul>
      )}
    </>
  );
}
