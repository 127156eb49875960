import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import { adminText } from '../messages.ts';
import classes from './meant-name.module.css';

/** Asks whether another name is meant, which one press takes. `about`: what was typed, where that is not seen right above. */
export function MeantName(props: { meant: string; about?: string; onTake: () => void }) {
  const t = useText(adminText);
  const { meant, about, onTake } = props;
  return (
    <p className={classes.meant}>
      <span>
        {about} {t.didYouMean(meant)}
      </span>
      <button type="button" className={buttons.quiet} aria-label={t.useThis(meant)} onClick={onTake}>
        {t.useIt}
      </button>
    </p>
  );
}
