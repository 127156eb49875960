import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { Link } from 'react-router-dom';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import buttons from '../../ui/buttons.module.css';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { useCheckoutCartQuery } from '../../generated/checkout.ts';
import { paths } from '../../lib/paths.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';

export function CartCheckoutPage() {
  const { data, loading, error, refetch } = useCheckoutCartQuery({
    fetchPolicy: 'cache-and-network',
    context: CART_QUEUE,
  });
  const cart = data?.cart;
  if (!cart) return <CheckoutFrame loading={loading} error={error} onRetry={refetch} />;
  const lines = cart.items;
  return (
    <Checkout
      target="cart"
      lines={lines}
      cost={{ summary: cart.summary, loading, error, onRetry: refetch }}
      fallback={
        lines.length === 0 && (
          <EmptyView
            icon={<IconShoppingBag aria-hidden />}
            heading="Your cart is currently empty."
            text="There is nothing to check out yet."
            action={
              <Link to={paths.products} className={buttons.primary}>
                Explore Products
              </Link>
            }
          />
        )
      }
    />
  );
}
