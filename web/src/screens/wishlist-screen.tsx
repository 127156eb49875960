import { LazyAlsoLike, LazyOtherProducts } from '../features/products/rails/lazy-rails.tsx';
import { WishlistPage } from '../features/wishlist/wishlist-page.tsx';

export function WishlistScreen() {
  return <WishlistPage whenEmpty={LazyOtherProducts} alsoLike={LazyAlsoLike} />;
}
