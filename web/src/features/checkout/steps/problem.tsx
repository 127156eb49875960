import { Alert, Button } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from 'react-router-dom';
import { errorText } from '../../../apollo/messages.ts';
import { useUserMessage } from '../../../apollo/user-message.ts';
import { useText } from '../../../lib/language/language.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
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
      <Alert color="danger" icon={<IconX aria-hidden />}>
        <p id={id}>{text}</p>
        {way && (
          <Button component={Link} to={way.to} variant="default" mt="xs">
            {way.label}
          </Button>
        )}
      </Alert>
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

/**
 * `textOf` says what is known of why a call failed, in the language of the page. Undefined: nothing, as the answer is of no use. `tell`
 * says that once, in a toast with the specification's words (section 8); what it means here is the screen's to say.
 */
export function useFaults() {
  const userMessage = useUserMessage();
  const { fallback } = useText(errorText);
  const textOf = (error: unknown): string | undefined => {
    const said = userMessage(error);
    return said === fallback ? undefined : said;
  };
  const tell = (error: unknown): void => {
    if (textOf(error) === undefined) showToast({ kind: 'error', message: fallback });
  };
  return { textOf, tell };
}
