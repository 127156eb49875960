import { useMemo, useState } from 'react';
import { payloadOf } from '../../apollo/payload-of.ts';
import { useUserMessage } from '../../apollo/use-user-message.ts';
import { useDeleteProductMutation } from '../../generated/deleted-products.ts';
import { useText } from '../../lib/language/language.tsx';
import { ADMIN_TOAST_MS } from '../../lib/timing.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useDelayed } from '../delayed/use-delayed.ts';
import { deletedProductsText } from './messages.ts';

export interface DeletedProduct {
  id: string;
  title: string;
}

/** Of a product that is not in the shop any more, whoever has deleted it. */
const GONE = ['DELETED', 'NOT_FOUND'];

/**
 * Products that staff delete: asked about first, then off the list, and deleted once that cannot be taken back any more. One that the shop
 * refuses to delete comes back. `onGone`: the list is another one.
 */
export function useDeletedProducts(onGone?: () => void) {
  const t = useText(deletedProductsText);
  const userMessage = useUserMessage();
  // The request goes on when the page is left.
  const [remove] = useDeleteProductMutation({ errorPolicy: 'all', context: { keepalive: true } });
  const [asked, ask] = useState<DeletedProduct | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const tell = (kind: 'success' | 'error', message: string) => showToast({ kind, message, duration: ADMIN_TOAST_MS });

  const { changes, list } = useDelayed<DeletedProduct>(async ({ what: { id } }) => {
    try {
      const { code, message } = await payloadOf(remove({ variables: { id } }), 'deleteProduct');
      tell(code === 'DELETED' ? 'success' : 'error', t.outcome(code, message));
      if (!GONE.includes(code)) return;
      // A list that was read before may still have it.
      setGone((before) => new Set(before).add(id));
      onGone?.();
    } catch (error) {
      tell('error', userMessage(error));
    }
  });
  const hidden = useMemo<ReadonlySet<string>>(() => new Set([...gone, ...list.map(({ id }) => id)]), [gone, list]);
  return {
    asked,
    ask: ({ id, title }: DeletedProduct) => ask({ id, title }),
    keep: () => ask(null),
    remove: (product: DeletedProduct) => {
      ask(null);
      changes.add(product.id, product);
    },
    undo: ({ id }: DeletedProduct) => changes.undo(id),
    waiting: list,
    /** Ids of products that no list shows. */
    hidden,
  };
}

export type DeletedProducts = ReturnType<typeof useDeletedProducts>;
