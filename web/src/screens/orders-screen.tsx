import { OrdersPage } from '../features/orders/orders-page.tsx';
import { LazyAlsoLike, LazyOtherProducts } from '../features/products/rails/lazy-rails.tsx';

export function OrdersScreen() {
  return <OrdersPage alsoLike={LazyAlsoLike} withoutOrders={LazyOtherProducts} />;
}
