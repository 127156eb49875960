import { useMemo } from 'react';
import { useText } from '../../lib/language/language.tsx';
import fold from '../../ui/fold.module.css';
import layout from '../../ui/layout.module.css';
import { differenceOf } from './difference.ts';
import { differenceText } from './messages.ts';
import classes from './text-difference.module.css';

/** Of a longer text only what differs is shown. */
export const MOST_LETTERS = 80;

const MOST_EDITS = 3;

interface Values {
  before: string | null;
  after: string | null;
}

export const isLongText = ({ before, after }: Values): boolean =>
  Math.max(before?.length ?? 0, after?.length ?? 0) > MOST_LETTERS;

/** What a long text differs in from what it was. The whole of both opens with a press. */
export function TextDifference({ before, after }: Values) {
  const t = useText(differenceText);
  const { hunks, rest } = useMemo(
    () => differenceOf(before ?? '', after ?? '', { edits: MOST_EDITS, letters: MOST_LETTERS }),
    [before, after],
  );
  return (
    <div className={classes.difference}>
      {hunks.length === 0 && <p>{t.onlyBlanks}</p>}
      {hunks.map((hunk, at) => (
        <p key={at}>
          {hunk.map((part, place) => (
            <span key={place}>
              {place > 0 && ' '}
              {typeof part === 'string' ? (
                part
              ) : (
                <BeforeAndAfter before={part.removed || null} after={part.added || null} />
              )}
            </span>
          ))}
        </p>
      ))}
      {rest > 0 && <p className={classes.rest}>{t.more(rest)}</p>}
      <details className={classes.whole}>
        <summary className={fold.fold}>{t.wholeText}</summary>
        <BeforeAndAfter {...{ before, after }} />
      </details>
    </div>
  );
}

export function BeforeAndAfter({ before, after }: Values) {
  const t = useText(differenceText);
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
