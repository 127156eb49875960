import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import layout from '../../../ui/layout.module.css';
import classes from './step-indicator.module.css';

const NAMES = ['Address', 'Payment', 'Confirm'];

/** Where in the checkout the shopper is; what is done has a check mark. `current` counts from 0. */
export function StepIndicator({ current }: { current: number }) {
  return (
    <ol className={classes.steps} aria-label="Steps of the checkout">
      {NAMES.map((name, place) => {
        const done = place < current;
        return (
          <li
            key={name}
            className={`${classes.step} ${done ? classes.done : ''}`}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className={classes.mark}>{done ? <IconCheck size={20} aria-hidden /> : place + 1}</span>
            {name}
            {done && <span className={layout.hidden}> (completed)</span>}
          </li>
        );
      })}
    </ol>
  );
}
