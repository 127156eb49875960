import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useText } from '../../lib/language/language.tsx';
import { once } from '../../lib/one-intent.ts';
import buttons from '../../ui/buttons.module.css';
import layout from '../../ui/layout.module.css';
import { delayedText } from './messages.ts';
import classes from './waiting.module.css';

/** What can still be taken back: each child is `Waiting`. */
export function WaitingItems({ children }: { children: ReactNode }) {
  const t = useText(delayedText);
  return (
    <ul className={classes.waiting} aria-label={t.waiting}>
      {children}
    </ul>
  );
}

/** `time`: ms since 1970. */
const secondsTo = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1_000));

/** A change that waits, with the seconds until it is made. */
export function Waiting(props: {
  /** Nothing is lost. */
  calm?: boolean;
  endsAt: number;
  text: string;
  secondsText: (seconds: number) => string;
  /** Said once, and not every second. */
  said: string;
  undoLabel: string;
  onUndo: () => void;
  /** Gets the focus of the button when its time is over. */
  next: RefObject<HTMLElement | null>;
}) {
  const t = useText(delayedText);
  const { calm, endsAt, text, secondsText, said, undoLabel, onUndo, next } = props;
  const undo = useRef<HTMLButtonElement>(null);
  const [seconds, setSeconds] = useState(() => secondsTo(endsAt));
  useEffect(() => {
    // The button that began it is gone.
    undo.current?.focus();
    const timer = window.setInterval(() => setSeconds(secondsTo(endsAt)), 1_000);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  // While the button is still there: without it nothing tells where the focus was.
  useLayoutEffect(() => {
    const button = undo.current;
    const target = next.current;
    return () => {
      if (document.activeElement === button) target?.focus();
    };
  }, [next]);
  return (
    <li data-calm={calm}>
      <p>
        {text}{' '}
        <strong aria-hidden className={classes.seconds}>
          {secondsText(seconds)}
        </strong>
        <span role="status" className={layout.hidden}>
          {said}
        </span>
      </p>
      <button ref={undo} type="button" {...once} className={buttons.secondary} aria-label={undoLabel} onClick={onUndo}>
        {t.undo}
      </button>
    </li>
  );
}
