import IconMoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { Link, useParams } from 'react-router-dom';
import { failed } from '../../apollo/error-codes.ts';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import { useCheckoutCartQuery, useCheckoutProductQuery } from '../../generated/checkout.ts';
import { useText } from '../../lib/language/language.tsx';
import { productPath } from '../../lib/paths.ts';
import { productText } from '../../shared/product/messages.ts';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { ShopperNotFound } from '../../shared/product/shopper-not-found.tsx';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { Checkout } from './checkout.tsx';
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

/** Orders one unit of a product without changing the cart. */
export function BuyNowPage() {
  const { productId = '' } = useParams();
  // The key resets form and step: each product has its own draft.
  return <BuyNow key={productId} productId={productId} />;
}

function BuyNow({ productId }: { productId: string }) {
  const t = useText(checkoutText);
  const shared = useText(productText);
  const { data, loading, error, refetch } = useCheckoutProductQuery({
    variables: { id: productId },
    fetchPolicy: 'cache-and-network',
    // The summary fails for a product that cannot be ordered. The product is still shown.
    errorPolicy: 'all',
  });
  if (!data || (!data.product && failed(error, 'product')))
    return <CheckoutFrame loading={loading} error={error} onRetry={refetch} />;
  const { product } = data;
  if (!product) return <ShopperNotFound />;
  return (
    <Checkout
      target={productId}
      buyNow
      orders={data.orders}
      cost={{ summary: data.checkoutSummary, loading, error, onRetry: refetch }}
      lines={[{ product, quantity: 1, lineTotal: product.discountPrice }]}
      fallback={
        product.stock <= 0 && (
          <EmptyView
            icon={<IconMoodSad aria-hidden />}
            heading={shared.outOfStock}
            text={
              <>
                <Link to={productPath(productId)}>{product.title}</Link>
                {t.cannotBeOrdered}
              </>
            }
            action={<ExploreLink />}
          />
        )
      }
    />
  );
}
