import type { ApolloClient } from '@apollo/client';
import { endedSession, failed } from '../../../apollo/error-codes.ts';
import { GuestCartDocument } from '../../../generated/cart-guest.ts';
import { textNow } from '../../../lib/language/language.tsx';
import { fillCart, tellFilled } from '../../../shared/cart/fill-cart.ts';
import { guestItems, setGuestQuantity, type GuestItem } from '../../../shared/cart/guest-cart.ts';
import { orderText } from '../../../shared/order/messages.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { cartText } from '../messages.ts';

/**
 * Puts what a guest chose in this browser into the cart of the account, and says in a sentence what came of it. Each product leaves the
 * browser once the API has taken or refused it. What it could not be asked for stays, for the next start or log-in.
 */
export async function mergeGuestCart(client: ApolloClient): Promise<void> {
  const items = guestItems();
  if (items.length === 0) return;
  try {
    await merge(client, items);
  } catch (reason) {
    // At the end of a session the login page opens again.
    if (!endedSession(reason)) showToast({ kind: 'error', message: textNow(cartText).mergedLater });
  }
}

async function merge(client: ApolloClient, items: readonly GuestItem[]): Promise<void> {
  const { data, error } = await client.query({
    query: GuestCartDocument,
    variables: { ids: items.map(({ id }) => id) },
    fetchPolicy: 'network-only',
    // One product that cannot be read must not keep the others out.
    errorPolicy: 'all',
  });
  const known = items.flatMap((item, place) => {
    const product = data?.productsById?.[place] ?? null;
    return product || !failed(error, 'productsById', place)
      ? [{ item, product, quantity: item.quantity, title: item.title }]
      : [];
  });
  if (known.length === 0) throw new Error('None of the products could be read.', { cause: error });
  const forget = (id: string): void => setGuestQuantity(id, 0);
  const filled = await fillCart(client, known, {
    keyOf: (id) => items.find((item) => item.id === id)?.key,
    onSettled: forget,
    // With a new key.
    onFailed: (id) => setGuestQuantity(id, items.find((item) => item.id === id)?.quantity ?? 1),
  });
  for (const { item, product } of known) if (!product) forget(item.id);
  const t = textNow(cartText);
  tellFilled(filled, textNow(orderText), { all: t.merged, notAll: t.notAllMerged, nothing: t.nothingMerged });
}
