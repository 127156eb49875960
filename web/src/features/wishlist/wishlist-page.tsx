import type { ComponentType } from 'react';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { WishlistPanel } from './wishlist-panel.tsx';
import { useText } from '../../lib/language/language.tsx';
import { wishlistText } from './messages.ts';

/** `whenEmpty` stands below an empty wishlist, `alsoLike` below one with products. */
export function WishlistPage(props: { whenEmpty: ComponentType; alsoLike: ComponentType<{ ids: readonly string[] }> }) {
  const t = useText(wishlistText);
  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title={t.title} />
      <WishlistPanel heading="h1" {...props} />
    </div>
  );
}
