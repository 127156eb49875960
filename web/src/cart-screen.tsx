import { CartPage } from './features/cart/cart-page.tsx';
import { LazyRecentlyViewed } from './features/products/recent/lazy-recently-viewed.ts';

export function CartScreen() {
  return <CartPage below={LazyRecentlyViewed} />;
}
