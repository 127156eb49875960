import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from 'react-router-dom';
import buttons from '../../../ui/buttons.module.css';
import classes from '../checkout.module.css';

/** What went wrong with a step, and where to look. */
export interface StepProblem {
  text: string;
  way?: { to: string; label: string };
}

/**
 * Says among the buttons of a step why the last try failed. It stays until the next one. In narrow windows it stands on top of their
 * bar: in the step it would be out of sight.
 */
export function Problem({ id, text, way }: StepProblem & { id: string }) {
  return (
    <div ref={keepRoom} className={classes.problem}>
      <div role="alert" className={classes.problemNote}>
        <span className={classes.problemMark}>
          <IconX size={18} aria-hidden />
        </span>
        <p id={id}>{text}</p>
        {way && (
          <Link to={way.to} className={buttons.secondary}>
            {way.label}
          </Link>
        )}
      </div>
    </div>
  );
}

/** A ref: tells the style sheet how high it is, so that the page ends above it, and what has the focus stays in sight. */
const keepRoom = (problem: HTMLElement | null) => {
  if (!problem) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--step-problem', `${problem.offsetHeight}px`));
  observer.observe(problem);
  return () => {
    observer.disconnect();
    style.removeProperty('--step-problem');
  };
};
