import { GuestCartPage } from '../features/cart/guest/guest-cart-page.tsx';
import { BelowCart } from '../features/products/recent/below-cart.tsx';

export function GuestCartScreen() {
  return <GuestCartPage below={BelowCart} />;
}
