import { labelOf } from '../../../../../../schema/product-fields.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { MeantName } from '../../edit/meant-name.tsx';
import classes from '../changes/changes.module.css';
import type { DoubtfulName } from './doubtful-names.ts';
import { importText } from './messages.ts';

/** Asks about each name that is almost a known one; one press changes all lines that have it. */
export function NameQuestions({
  names,
  onTake,
}: {
  names: readonly DoubtfulName[];
  onTake: (name: DoubtfulName) => void;
}) {
  const t = useText(importText);
  if (names.length === 0) return null;
  return (
    <ul className={classes.questions} aria-label={t.doubtful}>
      {names.map((each) => (
        <li key={`${each.field} ${each.name}`}>
          <MeantName
            about={t.nameOf(labelOf(each.field), each.name, each.lines)}
            meant={each.meant}
            onTake={() => onTake(each)}
          />
        </li>
      ))}
    </ul>
  );
}
