import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { endedSession } from '../../apollo/error-codes.ts';
import { newKey } from '../../apollo/idempotency.ts';
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
import { LoadingError } from '../../lib/load-code.ts';
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

const OPTIONS = { errorPolicy: 'all' } as const;

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

  /** Keys of changes whose answers were lost. Until the cart has been read again, the same press makes the same change, once. */
  const lost = useRef(new Map<string, string>());
  const tellError = (message: string): void => showToast({ kind: 'error', message });
  /** Sends a change, and tells why it was not made. `change`: equal presses have equal names. */
  const make = async (
    change: string,
    send: (context: object) => Promise<{ code: string; message: string }>,
  ): Promise<void> => {
    const idempotencyKey = lost.current.get(change) ?? newKey();
    lost.current.delete(change);
    try {
      const { code, message } = await send({ ...CART_QUEUE, idempotencyKey });
      if (code === 'INSUFFICIENT_STOCK') tellError(notThatMany);
      if (code === 'NOT_FOUND' || code === 'FAILED' || code === 'PRICE_NOT_AVAILABLE')
        tellError(t.notChanged(code, message));
    } catch (error) {
      // At the end of a session the login guard redirects to the login page.
      if (endedSession(error)) return;
      tellError(userMessage(error));
      if (error instanceof LoadingError) lost.current.set(change, idempotencyKey);
      // The gateway may have made the change, so the cart is requested again. If that fails, the cached cart stays.
      client.query({ query: CartDocument, fetchPolicy: 'network-only', context: CART_QUEUE }).then(
        () => lost.current.clear(),
        () => undefined,
      );
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
      void make(`increment ${productId}`, (context) =>
        payloadOf(
          increment({ variables: { productId }, context, optimisticResponse: { incrementCartItem } }),
          'incrementCartItem',
        ),
      );
    },
    /** Does nothing at quantity 1; `remove` removes a product. */
    decrement(productId: string) {
      const cart = shownCart();
      const { quantity = 0 } = itemOf(cart, productId) ?? {};
      if (!cart || quantity <= 1) return;
      const after = expected(withQuantity(cart, productId, quantity - 1));
      const decrementCartItem = { __typename: 'DecrementCartItemPayload', code: 'DECREMENTED', ...after } as const;
      void make(`decrement ${productId}`, (context) =>
        payloadOf(
          decrement({ variables: { productId }, context, optimisticResponse: { decrementCartItem } }),
          'decrementCartItem',
        ),
      );
    },
    remove(productId: string) {
      const cart = shownCart();
      if (!cart) return;
      const after = expected(withoutProduct(cart, productId));
      const removeFromCart = { __typename: 'RemoveFromCartPayload', code: 'REMOVED', ...after } as const;
      void make(`remove ${productId}`, (context) =>
        payloadOf(
          remove({ variables: { productId }, context, optimisticResponse: { removeFromCart } }),
          'removeFromCart',
        ),
      );
    },
    clear() {
      const cart = shownCart();
      if (!cart) return;
      const clearCart = { __typename: 'ClearCartPayload', code: 'CLEARED', ...expected(withoutProduct(cart)) } as const;
      void make('clear', (context) => payloadOf(clear({ context, optimisticResponse: { clearCart } }), 'clearCart'));
    },
  };
}
