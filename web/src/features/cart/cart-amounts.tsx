import { formatPrice } from '../../../../schema/shop.ts';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { AmountList } from '../../ui/amount-list.tsx';
import { cartText } from './messages.ts';

/** In rupees. */
export type Amounts = Omit<CartStateFragment['summary'], '__typename'>;

/** What a cart comes to. `count`: quantities added up. */
export function CartAmounts({ count, amounts }: { count: number; amounts: Amounts }) {
  const t = useText(cartText);
  const terms = useText(orderText);
  return (
    <AmountList
      rows={[
        [t.itemsPrice(terms.itemCount(count)), formatPrice(amounts.itemsPrice)],
        ...(amounts.isTotalWhole ? [] : [[terms.unpricedProduct, terms.notCounted] as const]),
        [t.shipping, formatPrice(amounts.shipping)],
        [t.tax, formatPrice(amounts.tax)],
        [t.payable, formatPrice(amounts.payable)],
      ]}
    />
  );
}
