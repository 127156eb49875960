import { GuestCartPage } from '../features/cart/guest/guest-cart-page.tsx';
import { BelowCart } from '../features/products/rails/lazy-rails.tsx';

export function GuestCartScreen() {
  return <GuestCartPage below={BelowCart} />;
}
