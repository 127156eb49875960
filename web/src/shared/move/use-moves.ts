import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { endedSession } from '../../apollo/error-codes.ts';
import { errorText } from '../../apollo/messages.ts';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import { useUserMessage } from '../../apollo/use-user-message.ts';
import { CartDocument } from '../../generated/cart.ts';
import { WishlistDocument } from '../../generated/wishlist.ts';
import { useText } from '../../lib/language/language.tsx';
import { UNDO_MS } from '../../lib/timing.ts';
import type { UndoNotice } from '../../ui/toast/toast-place.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { moveText } from './messages.ts';
import { hideInCart, hideOnWishlist } from './optimistic.ts';
import { StepRefused, STEPS, take } from './steps.ts';

interface Product {
  id: string;
  title: string;
}

/** Of an optimistic layer of the cache. */
let lastLayer = 0;

/**
 * Moves products between cart and wishlist. A product leaves one list on the screen at once, and comes back if the move
 * fails. It is added first and then removed, so that a failure in between leaves it on both lists, never on none.
 */
export function useMoves() {
  const t = useText(moveText);
  const { notThatMany } = useText(errorText);
  const userMessage = useUserMessage();
  const client = useApolloClient();

  const tellFailure = (error: unknown): void => {
    // At the end of a session the login guard redirects to the login page.
    if (endedSession(error)) return;
    if (!(error instanceof StepRefused)) showToast({ kind: 'error', message: userMessage(error) });
    else
      showToast({
        kind: 'error',
        message: error.code === 'INSUFFICIENT_STOCK' ? notThatMany : t.notMoved(error.message),
      });
  };

  /** Runs the halves of a move while `hide` is applied to the cache. True if both were made. */
  const run = async (hide: ((cache: ApolloCache) => void) | undefined, act: () => Promise<void>): Promise<boolean> => {
    const layer = `move-${(lastLayer += 1)}`;
    if (hide) client.cache.recordOptimisticTransaction(hide, layer);
    try {
      await act();
      return true;
    } catch (error) {
      tellFailure(error);
      // What reached the shop is not known, so both are requested again. If that fails, they stay as they were.
      for (const query of [CartDocument, WishlistDocument])
        client.query({ query, fetchPolicy: 'network-only', context: CART_QUEUE }).catch(() => undefined);
      return false;
    } finally {
      if (hide) client.cache.removeOptimistic(layer);
    }
  };

  const undo = (act: () => Promise<void>) => ({ label: t.undo, run: () => void run(undefined, act) });

  return {
    /** The undo of a removal from the wishlist, for the notice of it. */
    backToWishlist: (productId: string): UndoNotice => ({
      duration: UNDO_MS,
      action: undo(async () => {
        await take(client, STEPS.addToWishlist, { productId });
      }),
    }),
    /** All units of each line: the undo puts as many back. */
    toWishlist: async (lines: readonly { product: Product; quantity: number }[]): Promise<void> => {
      /** What was on the wishlist before stays there. */
      const added = new Set<string>();
      const hide = (cache: ApolloCache) => lines.forEach(({ product }) => hideInCart(product.id)(cache));
      const moved = await run(hide, async () => {
        for (const { product } of lines) {
          const productId = product.id;
          if ((await take(client, STEPS.addToWishlist, { productId })) === 'ADDED') added.add(productId);
          await take(client, STEPS.removeFromCart, { productId });
        }
      });
      if (!moved) return;
      const action = undo(async () => {
        for (const { product, quantity } of lines) {
          const productId = product.id;
          await take(client, STEPS.addToCart, { productId, quantity });
          if (added.has(productId)) await take(client, STEPS.removeFromWishlist, { productId });
        }
      });
      const titles = lines.map(({ product }) => product.title);
      showToast({ kind: 'success', message: t.onWishlist(titles), duration: UNDO_MS, action });
    },
    /** One unit of each. `onTurn` is told which one it is whose turn has come, from 1. */
    toCart: async (products: readonly Product[], onTurn?: (turn: number) => void): Promise<void> => {
      const codes = new Map<string, string>();
      const hide = (cache: ApolloCache) => products.forEach(({ id }) => hideOnWishlist(id)(cache));
      const moved = await run(hide, async () => {
        for (const [index, { id: productId }] of products.entries()) {
          onTurn?.(index + 1);
          codes.set(productId, await take(client, STEPS.addToCart, { productId, quantity: 1 }));
          await take(client, STEPS.removeFromWishlist, { productId });
        }
      });
      if (!moved) return;
      const action = undo(async () => {
        for (const [productId, code] of codes) {
          await take(client, STEPS.addToWishlist, { productId });
          await take(client, code === 'ADDED' ? STEPS.removeFromCart : STEPS.oneLessInCart, { productId });
        }
      });
      const titles = products.map(({ title }) => title);
      showToast({ kind: 'success', message: t.inCart(titles), duration: UNDO_MS, action });
    },
  };
}
