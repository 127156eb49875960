import { useTimeout } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { CART_QUEUE } from '../../../apollo/operation-queue.ts';
import { newKey } from '../../../apollo/idempotency.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useIsShown } from '../../../lib/hooks/use-is-shown.ts';
import { ADDED_TOAST_MS, CART_REDIRECT_MS } from '../../../lib/timing.ts';
import { useAddToCartMutation } from '../../../generated/products-detail.ts';
import { paths } from '../../../lib/paths.ts';
import { guestItems, keepForGuest } from '../../../shared/cart/guest-cart.ts';
import { useLoginFirst } from '../../../shared/login/use-login-first.ts';
import { useText } from '../../../lib/language/language.tsx';
import { useUserMessage } from '../../../apollo/user-message.ts';
import { errorText } from '../../../apollo/messages.ts';
import { detailText } from './messages.ts';

/**
 * Adds one unit per call, for a guest to the cart in this browser, and opens the cart 2.5 s after the last one (specification, section 4), unless the user leaves
 * the page before.
 */
export function useAddToCart({ id: productId, title }: { id: string; title: string }): () => Promise<void> {
  const userMessage = useUserMessage();
  const t = useText(detailText);
  const { notThatMany } = useText(errorText);
  const refuseGuest = useLoginFirst();
  const navigate = useNavigate();
  const [add] = useAddToCartMutation({ errorPolicy: 'all' });
  const shown = useIsShown();
  const { start, clear } = useTimeout(() => void navigate(paths.cart), CART_REDIRECT_MS);

  /** The cart of this browser takes the product, unless it is full. */
  const keep = (): string | undefined => {
    keepForGuest(productId, title);
    return guestItems().some(({ id }) => id === productId) ? t.keptInCart : undefined;
  };

  return async () => {
    if (refuseGuest(t.loginToAdd, { to: paths.cart, keep })) return;
    clear();
    try {
      const sent = add({ variables: { productId, quantity: 1 }, context: { ...CART_QUEUE, idempotencyKey: newKey() } });
      const { code, message } = await payloadOf(sent, 'addToCart');
      if (code === 'ADDED' || code === 'QUANTITY_UPDATED') {
        // Gone when the cart opens.
        showToast({ kind: 'success', message: t.added(code, message), duration: ADDED_TOAST_MS });
        clear();
        if (shown.current) start();
      } else {
        showToast({ kind: 'error', message: code === 'INSUFFICIENT_STOCK' ? notThatMany : t.notAdded(message) });
      }
    } catch (error) {
      if (shown.current && refuseGuest(t.loginToAdd, { error, to: paths.cart, keep })) return;
      showToast({ kind: 'error', message: userMessage(error), detail: title });
    }
  };
}
