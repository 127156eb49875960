import { useApolloClient } from '@apollo/client/react';
import { endedSession } from '../../apollo/error-codes.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import { showToast } from '../../ui/toast/toast.ts';
import {
  CartDocument,
  useClearCartMutation,
  useDecrementCartItemMutation,
  useIncrementCartItemMutation,
  useRemoveFromCartMutation,
  type CartQuery,
} from '../../generated/cart.ts';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { useText } from '../../lib/language/language.tsx';
import { useUserMessage } from '../../apollo/user-message.ts';
import { errorText } from '../../apollo/messages.ts';
import { lineTotal, withItems, withoutProduct } from '../../shared/cart/cart-amounts.ts';
import { cartText } from './messages.ts';

/** The cart with a new quantity, for the optimistic response. */
function withQuantity(cart: CartStateFragment, productId: string, quantity: number): CartStateFragment {
  const items = cart.items.map((item) =>
    item.id === productId ? { ...item, quantity, lineTotal: lineTotal(item.product.discountPrice, quantity) } : item,
  );
  return withItems(cart, items);
}

const OPTIONS = { errorPolicy: 'all', context: CART_QUEUE } as const;

/** What all of an optimistic payload but its code is. */
const expected = (cart: CartStateFragment) => ({ message: '', cart });

/** Cart mutations with optimistic updates, sent in the order of the calls and rolled back on failure. */
export function useCartChanges() {
  const userMessage = useUserMessage();
  const t = useText(cartText);
  const { notThatMany } = useText(errorText);
  const client = useApolloClient();
  const [increment] = useIncrementCartItemMutation(OPTIONS);
  const [decrement] = useDecrementCartItemMutation(OPTIONS);
  const [remove] = useRemoveFromCartMutation(OPTIONS);
  const [clear] = useClearCartMutation(OPTIONS);

  /** The cart with all pending optimistic updates, so that each click builds on the ones before. */
  const shownCart = () => client.readQuery<CartQuery>({ query: CartDocument }, true)?.cart ?? undefined;
  const itemOf = (cart: CartStateFragment | undefined, productId: string) =>
    cart?.items.find(({ id }) => id === productId);

  const tellError = (message: string): void => showToast({ kind: 'error', message });
  const tellFailure = async (sent: Promise<{ code: string; message: string }>): Promise<void> => {
    try {
      const { code, message } = await sent;
      if (code === 'INSUFFICIENT_STOCK') tellError(notThatMany);
      if (code === 'NOT_FOUND' || code === 'FAILED' || code === 'PRICE_NOT_AVAILABLE')
        tellError(t.notChanged(code, message));
    } catch (error) {
      // At the end of a session the login guard redirects to the login page.
      if (endedSession(error)) return;
      tellError(userMessage(error));
      // The gateway may have made the change, so the cart is requested again. If that fails, the cached cart stays.
      client.query({ query: CartDocument, fetchPolicy: 'network-only', context: CART_QUEUE }).catch(() => undefined);
    }
  };

  return {
    /** More than the page knows to be in stock is not asked for. */
    increment(productId: string) {
      const cart = shownCart();
      const item = itemOf(cart, productId);
      if (!cart || !item) return;
      if (item.quantity >= item.product.stock) return tellError(notThatMany);
      const after = expected(withQuantity(cart, productId, item.quantity + 1));
      const incrementCartItem = { __typename: 'IncrementCartItemPayload', code: 'INCREMENTED', ...after } as const;
      const sent = increment({ variables: { productId }, optimisticResponse: { incrementCartItem } });
      void tellFailure(payloadOf(sent, 'incrementCartItem'));
    },
    /** Does nothing at quantity 1; `remove` removes a product. */
    decrement(productId: string) {
      const cart = shownCart();
      const { quantity = 0 } = itemOf(cart, productId) ?? {};
      if (!cart || quantity <= 1) return;
      const after = expected(withQuantity(cart, productId, quantity - 1));
      const decrementCartItem = { __typename: 'DecrementCartItemPayload', code: 'DECREMENTED', ...after } as const;
      const sent = decrement({ variables: { productId }, optimisticResponse: { decrementCartItem } });
      void tellFailure(payloadOf(sent, 'decrementCartItem'));
    },
    remove(productId: string) {
      const cart = shownCart();
      if (!cart) return;
      const after = expected(withoutProduct(cart, productId));
      const removeFromCart = { __typename: 'RemoveFromCartPayload', code: 'REMOVED', ...after } as const;
      const sent = remove({ variables: { productId }, optimisticResponse: { removeFromCart } });
      void tellFailure(payloadOf(sent, 'removeFromCart'));
    },
    clear() {
      const cart = shownCart();
      if (!cart) return;
      const clearCart = { __typename: 'ClearCartPayload', code: 'CLEARED', ...expected(withoutProduct(cart)) } as const;
      void tellFailure(payloadOf(clear({ optimisticResponse: { clearCart } }), 'clearCart'));
    },
  };
}
