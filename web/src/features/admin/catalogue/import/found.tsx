import type { ReactNode } from 'react';
import { useText } from '../../../../lib/language/language.tsx';
import { isNew } from '../changes/plan.ts';
import classes from '../changes/changes.module.css';
import { BadLines } from './bad-lines.tsx';
import { importText } from './messages.ts';
import type { ImportPlan } from './plan-import.ts';
import type { ImportFile } from './unfinished.ts';

/** What a file comes to, with all that is wrong with the lines that cannot be used. `children`: what is to be answered first. */
export function Found(props: { file: ImportFile; plan: ImportPlan; children?: ReactNode }) {
  const {
    file,
    plan: { bad, changes, same },
    children,
  } = props;
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
  return (
    <>
      <p role="status">{t.found(changes.length - added, same, bad.length, added)}</p>
      {children}
      <BadLines {...{ file, bad }} />
    </>
  );
}

/** Beside the result: the lines that were left out are to be seen, and had, when the rest is done. */
export function LeftOut({ file, bad }: { file: ImportFile; bad: ImportPlan['bad'] }) {
  const t = useText(importText);
  if (bad.length === 0) return null;
  return (
    <div>
      <p>{t.leftOut(bad.length)}</p>
      <BadLines {...{ file, bad }} />
    </div>
  );
}
