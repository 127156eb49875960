import layout from '../../components/layout.module.css';
import { PageTitle } from '../../components/page-title.tsx';
import { WishlistPanel } from './wishlist-panel.tsx';

/** What the shopper has marked for later. */
export function WishlistPage() {
  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title="Wishlist" />
      <WishlistPanel heading="h1" />
    </div>
  );
}
