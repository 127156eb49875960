import type { RefObject } from 'react';
import { useText } from '../../lib/language/language.tsx';
import { DELETION_UNDO_MS } from '../../lib/timing.ts';
import { ConfirmForm } from '../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Waiting, WaitingItems } from '../delayed/waiting.tsx';
import { deletedProductsText } from './messages.ts';
import type { DeletedProducts } from './use-deleted-products.ts';

const SECONDS = DELETION_UNDO_MS / 1_000;

/** The question before a product is deleted, and what can still be taken back. Stands above the list. */
export function DeletedProductsView(props: {
  deleted: DeletedProducts;
  /** Gets the focus of a button whose time is over. */
  next: RefObject<HTMLElement | null>;
}) {
  const t = useText(deletedProductsText);
  const { deleted, next } = props;
  const { asked, keep, remove, undo, waiting } = deleted;
  return (
    <>
      <WaitingItems>
        {waiting
          .filter(({ isSent }) => !isSent)
          .map(({ id, endsAt, what }) => (
            <Waiting
              key={id}
              endsAt={endsAt}
              text={t.waitingFor(what.title)}
              secondsText={t.deletedIn}
              said={t.canUndo(what.title, SECONDS)}
              undoLabel={t.undoOf(what.title)}
              onUndo={() => undo(what)}
              next={next}
            />
          ))}
      </WaitingItems>
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
