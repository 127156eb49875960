import { NewestProducts } from '../home/newest-products.tsx';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import classes from './other-products.module.css';

/** Where a list has nothing to show. */
export function OtherProducts() {
  return (
    <div className={classes.others}>
      <NewestProducts />
      <RecentlyViewed />
    </div>
  );
}

export { AlsoLike } from '../also-like/also-like.tsx';
