import { GuestCartPage } from './features/cart/guest/guest-cart-page.tsx';
import { LazyRecentlyViewed } from './features/products/recent/lazy-recently-viewed.ts';

export function GuestCartScreen() {
  return <GuestCartPage below={LazyRecentlyViewed} />;
}
