import { CartPage } from '../features/cart/cart-page.tsx';
import { BelowCart } from '../features/products/rails/lazy-rails.tsx';

export function CartScreen() {
  return <CartPage below={BelowCart} />;
}
