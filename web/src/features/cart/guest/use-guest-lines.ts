import { useState } from 'react';
import { SHIPPING_FEE, TAX } from '../../../../../schema/shop.ts';
import { failed } from '../../../apollo/error-codes.ts';
import { useGuestCartQuery } from '../../../generated/cart-guest.ts';
import { lineTotal, sumOf } from '../../../shared/cart/cart-amounts.ts';
import type { GuestItem } from '../../../shared/cart/guest-cart.ts';
import { pieces } from '../../../shared/order/order-amounts.ts';

/** What a guest chose, with the products and prices of today. `cart`: undefined until they are read. */
export function useGuestLines(items: readonly GuestItem[]) {
  const ids = useAskedIds(items);
  const { data, loading, error, refetch } = useGuestCartQuery({
    variables: { ids },
    // One product that cannot be read must not hide the others.
    errorPolicy: 'all',
  });
  const lines = items.map((item) => {
    const place = ids.indexOf(item.id);
    const product = data?.productsById?.[place] ?? null;
    return { item, product, unread: !product && failed(error, 'productsById', place) };
  });
  const sold = lines.flatMap(({ item: { quantity }, product }) => (product?.hasPrice ? [{ quantity, product }] : []));
  const itemsPrice = sumOf(sold.map(({ quantity, product }) => lineTotal(product.discountPrice, quantity)));
  // An order of nothing has no fees.
  const [shipping, tax] = sold.length > 0 ? [SHIPPING_FEE, TAX] : [0, 0];
  const summary = {
    itemsPrice,
    shipping,
    tax,
    payable: sumOf([itemsPrice, shipping, tax]),
    isTotalWhole: lines.every(({ product }) => !product || product.hasPrice),
  };
  return { cart: data && { lines, sold, summary, count: pieces({ items: sold }) }, loading, error, refetch };
}

/** The ids to ask for. They stay the same while products leave the cart, so that nothing is asked again. */
function useAskedIds(items: readonly GuestItem[]): string[] {
  const ids = items.map(({ id }) => id);
  const [asked, setAsked] = useState(ids);
  if (ids.every((id) => asked.includes(id))) return asked;
  setAsked(ids);
  return ids;
}
