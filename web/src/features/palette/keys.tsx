import { Fragment } from 'react';
import { useText } from '../../lib/language/language.tsx';
import classes from './keys.module.css';
import { paletteText } from './messages.ts';

/** Keys that are pressed one after the other, or together: `['Ctrl + K']`. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const t = useText(paletteText);
  return (
    <span className={classes.keys}>
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && <span> {t.then} </span>}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
