import { CartPage } from '../features/cart/cart-page.tsx';
import { BelowCart } from '../features/products/recent/below-cart.tsx';

export function CartScreen() {
  return <CartPage below={BelowCart} />;
}
