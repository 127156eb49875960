import type { RefObject } from 'react';
import { useText } from '../../lib/language/language.tsx';
import { DELETION_UNDO_MS } from '../../lib/timing.ts';
import { ConfirmForm } from '../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import layout from '../../ui/layout.module.css';
import { Waiting, WaitingItems } from '../delayed/waiting.tsx';
import classes from './deleted-products.module.css';
import { FailedNotice } from './failed-notice.tsx';
import { deletedProductsText } from './messages.ts';
import { focusReturned, focusRow } from './row-focus.ts';
import type { DeletedProducts } from './use-deleted-products.ts';

const SECONDS = DELETION_UNDO_MS / 1_000;

/**
 * The question before a product is deleted, what can still be taken back, and what was not deleted. The list keeps its place: notices stand
 * at the bottom of the window, and the focus goes back to the list without a scroll. Stands after the list.
 */
export function DeletedProductsView(props: {
  deleted: DeletedProducts;
  /** Gets the focus where the list has no row for it. */
  next: RefObject<HTMLElement | null>;
}) {
  const t = useText(deletedProductsText);
  const { deleted, next } = props;
  const { asked, keep, remove, undo, said, failed, retry, forget } = deleted;
  // The last one first: it is in sight where they are many.
  const waiting = deleted.waiting.filter(({ isSent }) => !isSent).toReversed();
  return (
    <>
      {/* Always in the document, so that screen readers hear the first one, too. */}
      <p role="status" className={layout.hidden}>
        {said}
      </p>
      {(waiting.length > 0 || failed.length > 0) && (
        <div className={classes.place} data-many={waiting.length + failed.length > 1 || undefined}>
          {failed.map((failure) => (
            <FailedNotice
              key={failure.id}
              failure={failure}
              onRetry={() => retry(failure)}
              onClose={() => forget(failure.id)}
              onLeave={() => focusRow([failure.id, ...failure.neighbours], next.current)}
            />
          ))}
          {waiting.length > 0 && (
            <WaitingItems>
              {waiting.map(({ id, endsAt, what }) => (
                <Waiting
                  key={id}
                  endsAt={endsAt}
                  text={t.waitingFor(what.title)}
                  secondsText={t.deletedIn}
                  undoLabel={t.undoOf(what.title)}
                  onUndo={() => undo(what)}
                  onLeave={(undone) =>
                    undone ? focusReturned(id, next.current) : focusRow(what.neighbours, next.current)
                  }
                />
              ))}
            </WaitingItems>
          )}
        </div>
      )}
      <Dialog opened={asked !== null} onClose={keep} heading={t.question} question>
        {asked && (
          <ConfirmForm keep={t.keep} onKeep={keep} action={t.action} onAction={() => remove(asked)}>
            <p>{t.text(asked.title, SECONDS)}</p>
          </ConfirmForm>
        )}
      </Dialog>
    </>
  );
}
