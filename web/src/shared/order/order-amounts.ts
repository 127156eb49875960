import { formatPrice, SHIPPING_FEE, TAX } from '../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { lineTotal, sumOf } from '../cart/cart-amounts.ts';
import type { orderText } from './messages.ts';

type Item = OrderStateFragment['items'][number];

interface Priced {
  quantity: number;
  product: { hasPrice: boolean; originalPrice: number; discountPrice: number } | null;
}

/** The sum of the quantities. */
export function pieces({ items }: { items: readonly { quantity: number }[] }): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The status after which nothing of the order can be cancelled; undefined before. */
export function closedStatus({ status }: Pick<OrderStateFragment, 'status'>): 'DELIVERED' | 'CANCELLED' | undefined {
  return status === 'DELIVERED' || status === 'CANCELLED' ? status : undefined;
}

/** What a line costs at today's price; undefined for a product that was deleted or has none. */
export function lineAmount({ product, quantity }: Item): number | undefined {
  return product?.hasPrice ? lineTotal(product.discountPrice, quantity) : undefined;
}

/** A total in words of the page's language, which say if a product is not in it. */
export function totalText(total: number, isTotalWhole: boolean, t: typeof orderText.english): string {
  return isTotalWhole ? formatPrice(total) : `${formatPrice(total)} (${t.notAllCounted})`;
}

/** What the products cost: the gateway's total without the two fixed fees that it adds to every order. */
export function productsTotal({ total }: OrderStateFragment): number {
  return sumOf([total, -SHIPPING_FEE, -TAX]);
}

/** The original prices less those that count, for products that are still sold. Of a cart, too. */
export function savedAmount({ items }: { items: readonly Priced[] }): number {
  const saved = ({ product, quantity }: Priced): number =>
    product?.hasPrice ? lineTotal(Math.max(0, product.originalPrice - product.discountPrice), quantity) : 0;
  return sumOf(items.map(saved));
}
