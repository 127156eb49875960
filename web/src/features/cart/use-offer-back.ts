import { useApolloClient } from '@apollo/client/react';
import { endedSession } from '../../apollo/error-codes.ts';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import { useUserMessage } from '../../apollo/use-user-message.ts';
import { CartDocument } from '../../generated/cart.ts';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { useText } from '../../lib/language/language.tsx';
import { UNDO_MS } from '../../lib/timing.ts';
import { fillCart } from '../../shared/cart/fill-cart.ts';
import { fillText } from '../../shared/cart/messages.ts';
import { missingText } from '../../shared/cart/missing-text.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { cartText } from './messages.ts';

/** After a removal: says it, and offers to put the lines back, with as many units as there were. */
export function useOfferBack() {
  const t = useText(cartText);
  const fill = useText(fillText);
  const userMessage = useUserMessage();
  const client = useApolloClient();
  const tell = (message: string) => showToast({ kind: 'error', message });

  const tellFailure = (failure: unknown): void => {
    // At the end of a session the login guard redirects to the login page.
    if (endedSession(failure)) return;
    tell(userMessage(failure));
    // What reached the shop is not known, so the cart is requested again. If that fails, it stays as it is shown.
    client.query({ query: CartDocument, fetchPolicy: 'network-only', context: CART_QUEUE }).catch(() => undefined);
  };

  /** The API adds one product at a time, so that some may stay out. */
  const putBack = async (lines: CartStateFragment['items']): Promise<void> => {
    try {
      const { missing, failure } = await fillCart(client, lines);
      if (missing.length > 0) tell(t.notAllBack(missingText(fill, missing)));
      if (failure !== undefined) tellFailure(failure);
    } catch (error) {
      tellFailure(error);
    }
  };

  return (message: string, lines: CartStateFragment['items']): void => {
    const action = { label: t.undo, run: () => void putBack(lines) };
    showToast({ kind: 'success', message, duration: UNDO_MS, action });
  };
}
