import { Group, Text, Title } from '@mantine/core';
import { useId, useRef } from 'react';
import { LazyAlsoLike, LazyOtherProducts } from '../../shared/rails/lazy-rails.tsx';
import { Page } from '../../ui/page.tsx';
import { LoadError } from '../../ui/views/load-error.tsx';
import { useWishlistQuery } from '../../generated/wishlist.ts';
import { WishlistItems, WishlistSkeleton } from './wishlist-items.tsx';
import classes from './wishlist.module.css';
import { useText } from '../../lib/language/language.tsx';
import { wishlistText } from './messages.ts';

/** The wishlist with its query, for the profile tab and, with other products below it, for a page of its own. */
export function WishlistPanel({ isPage = false }: { isPage?: boolean }) {
  const t = useText(wishlistText);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Another device may have changed the wishlist, so the cached one is shown and requested again.
  const { data, loading, error, refetch } = useWishlistQuery({ fetchPolicy: 'cache-and-network' });
  const wishlist = data?.wishlist;
  const products = wishlist?.items.map(({ product }) => product) ?? [];
  return (
    <>
      <section aria-labelledby={headingId}>
        <Group component="header" align="baseline" gap="8px 16px" mb="lg">
          <Title
            order={isPage ? 1 : 2}
            fz="var(--title)"
            id={headingId}
            ref={heading}
            tabIndex={-1}
            className={classes.heading}
          >
            {t.heading}
          </Title>
          {wishlist && wishlist.totalItems > 0 && (
            <>
              <Text c="dimmed">{t.count(wishlist.totalItems)}</Text>
              <Text c="dimmed" ms={{ sm: 'auto' }}>
                {t.hint}
              </Text>
            </>
          )}
        </Group>
        {content()}
        {isPage && wishlist?.items.length === 0 && <LazyOtherProducts />}
      </section>
      {isPage && products.length > 0 && <LazyAlsoLike ids={products.map(({ id }) => id)} />}
    </>
  );

  function content() {
    // The cache can hold null from the navigation bar's query, if that field failed.
    if (!wishlist) return loading ? <WishlistSkeleton /> : <LoadError error={error} onRetry={refetch} />;
    return (
      <WishlistItems
        products={products}
        heading={isPage ? 'h2' : 'h3'}
        onLastRemoved={() => heading.current?.focus()}
      />
    );
  }
}

export function WishlistPage() {
  const t = useText(wishlistText);
  return (
    <Page title={t.title}>
      <WishlistPanel isPage />
    </Page>
  );
}
