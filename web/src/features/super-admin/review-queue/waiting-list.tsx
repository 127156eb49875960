import type { RefObject } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { DELETION_UNDO_MS } from '../../../lib/timing.ts';
import type { Delayed } from '../../../shared/delayed/delayed.ts';
import { Waiting, WaitingItems } from '../../../shared/delayed/waiting.tsx';
import type { Deletion } from './use-deletions.ts';
import { reviewQueueText } from './messages.ts';

/** What can still be taken back, in whatever part of the queue its reviews stand. */
export function WaitingList(props: {
  deletions: readonly Delayed<Deletion>[];
  onUndo: (deletion: Deletion) => void;
  /** Gets the focus of a button whose time is over. */
  next: RefObject<HTMLElement | null>;
}) {
  const t = useText(reviewQueueText);
  const { deletions, onUndo, next } = props;
  const seconds = DELETION_UNDO_MS / 1_000;
  return (
    <WaitingItems>
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
            onLeave={() => next.current?.focus()}
          />
        ))}
    </WaitingItems>
  );
}
