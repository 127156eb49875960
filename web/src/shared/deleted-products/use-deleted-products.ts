import { useEffect, useMemo, useRef, useState } from 'react';
import { payloadOf } from '../../apollo/payload-of.ts';
import { useUserMessage } from '../../apollo/use-user-message.ts';
import { useDeleteProductMutation } from '../../generated/shared-deleted-products.ts';
import { useText } from '../../lib/language/language.tsx';
import { ADMIN_TOAST_MS, DELETION_UNDO_MS } from '../../lib/timing.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useDelayed } from '../delayed/use-delayed.ts';
import { deletedProductsText } from './messages.ts';
import { neighboursOf } from './row-focus.ts';

export interface DeletedProduct {
  id: string;
  title: string;
  stock: number;
}

interface Deletion extends DeletedProduct {
  /** Where the focus goes when its row is gone: see `neighboursOf`. */
  neighbours: readonly string[];
}

/** The shop has it still. */
export interface FailedDeletion extends Deletion {
  reason: string;
  /** It is tried again. */
  busy: boolean;
}

/** Of a product that is not in the shop any more, whoever has deleted it. */
const GONE = ['DELETED', 'NOT_FOUND'];

/**
 * Products that staff delete: asked about first, then off the list, and deleted once that cannot be taken back any more. One that the shop
 * refuses to delete comes back, and the reason stays until somebody has read it. `onGone`: the list is another one.
 */
export function useDeletedProducts(onGone?: (product: DeletedProduct) => void) {
  const t = useText(deletedProductsText);
  const userMessage = useUserMessage();
  // The request goes on when the page is left.
  const [remove] = useDeleteProductMutation({ errorPolicy: 'all', context: { keepalive: true } });
  const [asked, ask] = useState<DeletedProduct | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly FailedDeletion[]>([]);
  const [said, say] = useState('');
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const tell = (kind: 'success' | 'error', message: string) => showToast({ kind, message, duration: ADMIN_TOAST_MS });
  const forget = (id: string) => setFailed((before) => before.filter((one) => one.id !== id));

  /** Resolves in any case. */
  async function send(deletion: Deletion): Promise<void> {
    const { id, title } = deletion;
    const fail = (reason: string) => {
      // Who has left the list sees no notice beside it.
      if (!isShown.current) return showToast({ kind: 'error', message: t.notDeleted(title, reason) });
      setFailed((before) => [{ ...deletion, reason, busy: false }, ...before.filter((one) => one.id !== id)]);
    };
    try {
      const { code, message } = await payloadOf(remove({ variables: { id } }), 'deleteProduct');
      const outcome = t.outcome(code, message);
      // Specification, section 9: the shop's own words in a toast, whatever they are.
      tell(code === 'DELETED' ? 'success' : 'error', outcome);
      if (!GONE.includes(code)) return fail(outcome);
      forget(id);
      // A list that was read before may still have it.
      setGone((before) => new Set(before).add(id));
      onGone?.(deletion);
    } catch (error) {
      fail(userMessage(error));
    }
  }

  const { changes, list } = useDelayed<Deletion>(async ({ what }) => {
    say('');
    await send(what);
  });
  const hidden = useMemo<ReadonlySet<string>>(() => new Set([...gone, ...list.map(({ id }) => id)]), [gone, list]);
  return {
    asked,
    ask: ({ id, title, stock }: DeletedProduct) => ask({ id, title, stock }),
    keep: () => ask(null),
    remove: ({ id, title, stock }: DeletedProduct) => {
      ask(null);
      forget(id);
      say(t.canUndo(title, DELETION_UNDO_MS / 1_000));
      changes.add(id, { id, title, stock, neighbours: neighboursOf(id) });
    },
    undo: ({ id, title }: DeletedProduct) => {
      say(t.kept(title));
      changes.undo(id);
    },
    waiting: list,
    /** No list shows them or counts them, and the shop has them still. */
    pending: list.map(({ what }) => what),
    /** Ids of products that no list shows. */
    hidden,
    /** For screen readers: what became of the last one that was pressed. */
    said,
    failed,
    /** At once: it was asked about, and waited for, before. */
    retry: (deletion: FailedDeletion) => {
      setFailed((before) => before.map((one) => (one.id === deletion.id ? { ...one, busy: true } : one)));
      void send(deletion);
    },
    forget,
  };
}

/** How many products a list counts and does not show: of one without filters those on all its pages. */
export function hiddenIn(
  rows: readonly { id: string }[] | undefined,
  { hidden, pending }: DeletedProducts,
  isNarrowed: boolean,
): number {
  const ids = new Set(rows?.map(({ id }) => id));
  const elsewhere = isNarrowed ? [] : pending.filter(({ id }) => !ids.has(id));
  return [...ids].filter((id) => hidden.has(id)).length + elsewhere.length;
}

export type DeletedProducts = ReturnType<typeof useDeletedProducts>;
