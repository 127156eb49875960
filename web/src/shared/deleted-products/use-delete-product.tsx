import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { payloadOf } from '../../apollo/payload-of.ts';
import { useUserMessage } from '../../apollo/user-message.ts';
import { useDeleteProductMutation } from '../../generated/shared-deleted-products.ts';
import { ADMIN_TOAST_MS } from '../../lib/timing.ts';
import { ConfirmForm } from '../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { focusRow, neighboursOf } from './row-focus.ts';

const t = {
  question: 'Delete this product?',
  text: (title: string) =>
    `“${title}” and its reviews are removed for good from the shop, and from every cart and wishlist. Orders keep a place for it.`,
  action: 'Delete product',
  keep: 'Keep',
};

export interface DeletedProduct {
  id: string;
  title: string;
  stock: number;
}

/**
 * Deletes a product: a question that names it, the call at once, and the API's own words in a toast (specification, section 9).
 * `next` gets the focus where the list has no other row. `onGone`: the shop does not have it any more.
 */
export function useDeleteProduct(next: RefObject<HTMLElement | null>, onGone?: (product: DeletedProduct) => void) {
  const userMessage = useUserMessage();
  const [send, { loading }] = useDeleteProductMutation({ errorPolicy: 'all' });
  const [asked, ask] = useState<DeletedProduct | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const neighbours = useRef<readonly string[]>([]);
  // The dialog gives the focus back, but not to a row that is not there any more.
  useEffect(() => {
    if (gone.size > 0 && document.activeElement === document.body) focusRow(neighbours.current, next.current);
  }, [gone, next]);

  const remove = async (product: DeletedProduct): Promise<void> => {
    const { id } = product;
    try {
      const { code, message } = await payloadOf(send({ variables: { id } }), 'deleteProduct');
      const kind = code === 'DELETED' ? 'success' : 'error';
      showToast({ kind, message, duration: ADMIN_TOAST_MS });
      if (code !== 'FAILED') {
        neighbours.current = neighboursOf(id);
        setGone((before) => new Set(before).add(id));
        onGone?.(product);
      }
    } catch (error) {
      showToast({ kind: 'error', message: userMessage(error) });
    }
    ask(null);
  };
  const close = () => {
    if (!loading) ask(null);
  };
  const question: ReactNode = (
    <Dialog opened={asked !== null} onClose={close} heading={t.question}>
      {asked && (
        <ConfirmForm keep={t.keep} onKeep={close} action={t.action} onAction={() => void remove(asked)} busy={loading}>
          <p>{t.text(asked.title)}</p>
        </ConfirmForm>
      )}
    </Dialog>
  );
  return {
    ask: ({ id, title, stock }: DeletedProduct) => ask({ id, title, stock }),
    /** Ids of products that a list which was read before may still have. */
    gone,
    /** Stands after the list. */
    question,
  };
}
