import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { WishlistPanel } from './wishlist-panel.tsx';

export function WishlistPage() {
  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title="Wishlist" />
      <WishlistPanel heading="h1" />
    </div>
  );
}
