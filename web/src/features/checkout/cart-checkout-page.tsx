import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { useCheckoutCartQuery } from '../../generated/checkout.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { useText } from '../../lib/language/language.tsx';
import { checkoutText } from './messages.ts';

export function CartCheckoutPage() {
  const t = useText(checkoutText);
  const { data, loading, error, refetch } = useCheckoutCartQuery({
    fetchPolicy: 'cache-and-network',
    context: CART_QUEUE,
    // The cart is shown even if the orders cannot be read.
    errorPolicy: 'all',
  });
  const cart = data?.cart;
  if (!cart) return <CheckoutFrame loading={loading} error={error} onRetry={refetch} />;
  const lines = cart.items;
  return (
    <Checkout
      target="cart"
      lines={lines}
      orders={data.orders}
      cost={{ summary: cart.summary, loading, error, onRetry: refetch }}
      fallback={
        lines.length === 0 && (
          <EmptyView
            icon={<IconShoppingBag aria-hidden />}
            heading={t.cartEmpty}
            text={t.cartEmptyText}
            action={<ExploreLink />}
          />
        )
      }
    />
  );
}
