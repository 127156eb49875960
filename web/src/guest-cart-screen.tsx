import { GuestCartPage } from './features/cart/guest/guest-cart-page.tsx';
import { LazyRecentlyViewed } from './lazy-recently-viewed.ts';

export function GuestCartScreen() {
  return <GuestCartPage below={LazyRecentlyViewed} />;
}
