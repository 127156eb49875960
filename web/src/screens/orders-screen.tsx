import { OrdersPage } from '../features/orders/orders-page.tsx';
import { LazyAlsoLike } from '../features/products/also-like/lazy-also-like.ts';
import { LazyOtherProducts } from '../features/products/list/lazy-other-products.ts';

export function OrdersScreen() {
  return <OrdersPage alsoLike={LazyAlsoLike} withoutOrders={LazyOtherProducts} />;
}
