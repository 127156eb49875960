import { LazyAlsoLike } from '../features/products/also-like/lazy-also-like.ts';
import { LazyOtherProducts } from '../features/products/list/lazy-other-products.ts';
import { WishlistPage } from '../features/wishlist/wishlist-page.tsx';

export function WishlistScreen() {
  return <WishlistPage whenEmpty={LazyOtherProducts} alsoLike={LazyAlsoLike} />;
}
