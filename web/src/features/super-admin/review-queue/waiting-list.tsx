import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import { REVIEW_UNDO_MS } from '../../../lib/timing.ts';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import type { Deletion } from './deletions.ts';
import { reviewQueueText } from './messages.ts';
import classes from './queue.module.css';

/** Deletions that can still be taken back, in whatever part of the queue their reviews stand. */
export function WaitingList({ list, onUndo }: { list: readonly Deletion[]; onUndo: (deletion: Deletion) => void }) {
  const t = useText(reviewQueueText);
  return (
    <ul className={classes.waiting} aria-label={t.waiting}>
      {list
        .filter(({ isSent }) => !isSent)
        .map((deletion) => (
          <Waiting key={deletion.item.review.id} deletion={deletion} onUndo={() => onUndo(deletion)} />
        ))}
    </ul>
  );
}

/** `time`: ms since 1970. */
const secondsTo = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1_000));

function Waiting({ deletion, onUndo }: { deletion: Deletion; onUndo: () => void }) {
  const t = useText(reviewQueueText);
  const undo = useRef<HTMLButtonElement>(null);
  const { item, endsAt } = deletion;
  const [seconds, setSeconds] = useState(() => secondsTo(endsAt));
  useEffect(() => {
    // The button that opened the question is gone with its row.
    undo.current?.focus();
    const timer = window.setInterval(() => setSeconds(secondsTo(endsAt)), 1_000);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  const { name } = item.review;
  return (
    <li>
      <p>
        {t.waitingFor(name, item.productTitle)}{' '}
        <strong aria-hidden className={classes.seconds}>
          {t.deletedIn(seconds)}
        </strong>
        {/* Said once, and not every second. */}
        <span role="status" className={layout.hidden}>
          {t.canUndo(REVIEW_UNDO_MS / 1_000)}
        </span>
      </p>
      <button
        ref={undo}
        type="button"
        {...once}
        className={buttons.secondary}
        aria-label={t.undoOf(name)}
        onClick={onUndo}
      >
        {t.undo}
      </button>
    </li>
  );
}
