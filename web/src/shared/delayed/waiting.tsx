import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
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
  endsAt: number;
  text: string;
  secondsText: (seconds: number) => string;
  /** Said once, and not every second. Absent where a status of the screen says it. */
  said?: string;
  undoLabel: string;
  onUndo: () => void;
  /** The button goes, and had the focus: it was pressed (`undone`), or its time is over. */
  onLeave: (undone: boolean) => void;
}) {
  const t = useText(delayedText);
  const { endsAt, text, secondsText, said, undoLabel, onUndo, onLeave } = props;
  const undo = useRef<HTMLButtonElement>(null);
  const undone = useRef(false);
  const leave = useEffectEvent(onLeave);
  const [seconds, setSeconds] = useState(() => secondsTo(endsAt));
  useEffect(() => {
    // The button that began it is gone.
    undo.current?.focus({ preventScroll: true });
    const timer = window.setInterval(() => setSeconds(secondsTo(endsAt)), 1_000);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  // While the button is still there: without it nothing tells where the focus was.
  useLayoutEffect(() => {
    const button = undo.current;
    return () => {
      // Not every browser gives the focus to a button that is clicked.
      if (undone.current || document.activeElement === button) leave(undone.current);
    };
  }, []);
  return (
    <li>
      <p>
        {text}{' '}
        <strong aria-hidden className={classes.seconds}>
          {secondsText(seconds)}
        </strong>
        {said !== undefined && (
          <span role="status" className={layout.hidden}>
            {said}
          </span>
        )}
      </p>
      <button
        ref={undo}
        type="button"
        {...once}
        className={buttons.secondary}
        aria-label={undoLabel}
        onClick={() => {
          undone.current = true;
          onUndo();
        }}
      >
        {t.undo}
      </button>
    </li>
  );
}
