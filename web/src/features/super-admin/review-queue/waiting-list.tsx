import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import { REVIEW_UNDO_MS } from '../../../lib/timing.ts';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import type { Delayed } from './delayed.ts';
import type { Deletion } from './use-deletions.ts';
import { reviewQueueText } from './messages.ts';
import classes from './queue.module.css';

/** What can still be taken back, in whatever part of the queue its reviews stand. */
export function WaitingList(props: {
  deletions: readonly Delayed<Deletion>[];
  onUndo: (deletion: Deletion) => void;
  marks: Delayed<readonly string[]> | undefined;
  onUndoMarks: () => void;
  /** Gets the focus of a button whose time is over. */
  next: RefObject<HTMLElement | null>;
}) {
  const t = useText(reviewQueueText);
  const { deletions, onUndo, marks, onUndoMarks, next } = props;
  const seconds = REVIEW_UNDO_MS / 1_000;
  return (
    <ul className={classes.waiting} aria-label={t.waiting}>
      {deletions
        .filter(({ isSent }) => !isSent)
        .map(({ id, endsAt, what: { item, reason } }) => (
          <Waiting
            key={id}
            endsAt={endsAt}
            text={t.waitingFor(item.review.name, item.productTitle)}
            secondsText={t.deletedIn}
            said={t.canUndo(seconds)}
            undoLabel={t.undoOf(item.review.name)}
            onUndo={() => onUndo({ item, reason })}
            next={next}
          />
        ))}
      {marks && !marks.isSent && (
        <Waiting
          key="marks"
          calm
          endsAt={marks.endsAt}
          text={t.allChosen(marks.what.length)}
          secondsText={t.markedIn}
          said={t.canUndoMarks(seconds)}
          undoLabel={t.undoMarks}
          onUndo={onUndoMarks}
          next={next}
        />
      )}
    </ul>
  );
}

/** `time`: ms since 1970. */
const secondsTo = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1_000));

function Waiting(props: {
  /** Nothing is lost. */
  calm?: boolean;
  endsAt: number;
  text: string;
  secondsText: (seconds: number) => string;
  /** Said once, and not every second. */
  said: string;
  undoLabel: string;
  onUndo: () => void;
  next: RefObject<HTMLElement | null>;
}) {
  const t = useText(reviewQueueText);
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
