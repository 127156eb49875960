import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { Link } from 'react-router-dom';
import buttons from '../../ui/buttons.module.css';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { paths } from '../../lib/paths.ts';

/** A wishlist without products, and the way to some. */
export function EmptyWishlist() {
  return (
    <EmptyView
      icon={<IconHeart aria-hidden />}
      heading="Your wishlist is empty."
      text="Tap the heart on anything you like, and it waits for you here."
      action={
        <Link to={paths.products} className={buttons.primary}>
          Explore Products
        </Link>
      }
    />
  );
}
