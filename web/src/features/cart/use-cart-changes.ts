import { useApolloClient } from '@apollo/client/react';
import { endedSession } from '../../apollo/error-codes.ts';
import { errorText } from '../../apollo/messages.ts';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { useUserMessage } from '../../apollo/user-message.ts';
import {
  CartDocument,
  ClearCartDocument,
  DecrementCartItemDocument,
  IncrementCartItemDocument,
  RemoveFromCartDocument,
  type CartQuery,
} from '../../generated/cart.ts';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { useText } from '../../lib/language/language.tsx';
import { lineTotal, withItems, withoutProduct } from '../../shared/cart/cart-amounts.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { cartText } from './messages.ts';

/** The mutations by their fields, with what they answer if all goes well. */
const CHANGES = {
  incrementCartItem: { mutation: IncrementCartItemDocument, type: 'IncrementCartItemPayload', done: 'INCREMENTED' },
  decrementCartItem: { mutation: DecrementCartItemDocument, type: 'DecrementCartItemPayload', done: 'DECREMENTED' },
  removeFromCart: { mutation: RemoveFromCartDocument, type: 'RemoveFromCartPayload', done: 'REMOVED' },
  clearCart: { mutation: ClearCartDocument, type: 'ClearCartPayload', done: 'CLEARED' },
};

type Data = Partial<Record<string, { __typename: string; code: string; message: string; cart: CartStateFragment }>>;

/** The cart with a new quantity, for the optimistic response. */
function withQuantity(cart: CartStateFragment, productId: string, quantity: number): CartStateFragment {
  const items = cart.items.map((item) =>
    item.id === productId ? { ...item, quantity, lineTotal: lineTotal(item.product.discountPrice, quantity) } : item,
  );
  return withItems(cart, items);
}

/** Cart mutations with optimistic updates, sent in the order of the calls and rolled back on failure. */
export function useCartChanges() {
  const userMessage = useUserMessage();
  const t = useText(cartText);
  const { notThatMany } = useText(errorText);
  const client = useApolloClient();
  const tellError = (message: string): void => showToast({ kind: 'error', message });

  /** The cart with all pending optimistic updates, so that each click builds on the ones before, and a line of it. */
  const shown = (productId?: string) => {
    const cart = client.readQuery<CartQuery>({ query: CartDocument }, true)?.cart ?? undefined;
    return { cart, item: cart?.items.find(({ id }) => id === productId) };
  };
  /** `after`: what is shown meanwhile. */
  const change = async (field: keyof typeof CHANGES, after: CartStateFragment, productId?: string): Promise<void> => {
    const { mutation, type, done } = CHANGES[field];
    try {
      const sent = client.mutate<Data>({
        mutation,
        variables: productId === undefined ? {} : { productId },
        errorPolicy: 'all',
        context: CART_QUEUE,
        optimisticResponse: { [field]: { __typename: type, code: done, message: '', cart: after } },
      });
      const { code, message } = await payloadOf(sent, field);
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
      const { cart, item } = shown(productId);
      if (!cart || !item) return;
      if (item.quantity >= item.product.stock) return tellError(notThatMany);
      void change('incrementCartItem', withQuantity(cart, productId, item.quantity + 1), productId);
    },
    /** Does nothing at quantity 1; `remove` removes a product. */
    decrement(productId: string) {
      const { cart, item } = shown(productId);
      if (!cart || !item || item.quantity <= 1) return;
      void change('decrementCartItem', withQuantity(cart, productId, item.quantity - 1), productId);
    },
    remove(productId: string) {
      const { cart } = shown();
      if (cart) void change('removeFromCart', withoutProduct(cart, productId), productId);
    },
    clear() {
      const { cart } = shown();
      if (cart) void change('clearCart', withoutProduct(cart));
    },
  };
}
