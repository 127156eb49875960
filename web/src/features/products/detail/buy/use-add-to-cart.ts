import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { endedSession } from '../../../../apollo/error-codes.ts';
import { payloadOf } from '../../../../apollo/payload-of.ts';
import { CART_QUEUE } from '../../../../apollo/operation-queue.ts';
import { keepForLater, newIntent } from '../../../../offline/keep-for-later.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { useIsShown } from '../../../../lib/router/use-is-shown.ts';
import { CART_REDIRECT_MS } from '../../../../lib/timing.ts';
import { useAddToCartMutation } from '../../../../generated/products-detail.ts';
import { paths } from '../../../../lib/paths.ts';
import { guestItems, keepForGuest } from '../../../../shared/cart/guest-cart.ts';
import { currentUser } from '../../../../session/session-user.ts';
import { useLoginFirst } from '../../../../shared/login/use-login-first.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { useUserMessage } from '../../../../apollo/use-user-message.ts';
import { errorText } from '../../../../apollo/messages.ts';
import { detailText } from '../messages.ts';

/**
 * Adds one unit per call, for a guest to the cart in this browser, and opens the cart 2.5 s after the last one (specification, section 4), unless the user leaves
 * the page before.
 */
export function useAddToCart(productId: string): () => Promise<void> {
  const userMessage = useUserMessage();
  const t = useText(detailText);
  const { notThatMany } = useText(errorText);
  const refuseGuest = useLoginFirst();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [add] = useAddToCartMutation({ errorPolicy: 'all' });
  const shown = useIsShown();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const redirectToCart = () => {
    window.clearTimeout(timer.current);
    if (shown.current) timer.current = window.setTimeout(() => void navigate(paths.cart), CART_REDIRECT_MS);
  };

  /** True for a guest: the cart of this browser takes the product, unless it is full. */
  const keptForGuest = (error?: unknown): boolean => {
    if (currentUser() && !endedSession(error)) return false;
    keepForGuest(productId);
    const kept = guestItems().some(({ id }) => id === productId) ? t.keptInCart : undefined;
    return refuseGuest(t.loginToAdd, { error, to: paths.cart, kept });
  };

  return async () => {
    if (keptForGuest()) return;
    window.clearTimeout(timer.current);
    const intent = newIntent();
    const { idempotencyKey } = intent;
    try {
      const sent = add({ variables: { productId, quantity: 1 }, context: { ...CART_QUEUE, idempotencyKey } });
      const { code, message } = await payloadOf(sent, 'addToCart');
      if (code === 'ADDED' || code === 'QUANTITY_UPDATED') {
        showToast({ kind: 'success', message: t.added(code, message) });
        redirectToCart();
      } else {
        showToast({ kind: 'error', message: code === 'INSUFFICIENT_STOCK' ? notThatMany : t.notAdded(message) });
      }
    } catch (error) {
      if (shown.current && keptForGuest(error)) return;
      if (await keepForLater(error, intent, { operation: 'AddToCart', productId, cache })) return;
      showToast({ kind: 'error', message: userMessage(error) });
    }
  };
}
