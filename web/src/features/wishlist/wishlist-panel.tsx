import { Container, Group, Text, Title } from '@mantine/core';
import { useId, useRef, type ComponentType } from 'react';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { LoadError } from '../../ui/views/load-error.tsx';
import { useWishlistQuery } from '../../generated/wishlist.ts';
import { WishlistItems, WishlistSkeleton } from './wishlist-items.tsx';
import classes from './wishlist.module.css';
import { useText } from '../../lib/language/language.tsx';
import { wishlistText } from './messages.ts';

/** The wishlist with its query, for the wishlist page and the profile tab. */
export function WishlistPanel(props: {
  heading?: 'h1' | 'h2';
  /** Stands below an empty wishlist. */
  whenEmpty?: ComponentType;
  /** Stands below the products. */
  alsoLike?: ComponentType<{ ids: readonly string[] }>;
}) {
  const { heading: level = 'h2', whenEmpty: WhenEmpty, alsoLike: AlsoLike } = props;
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
            order={level === 'h1' ? 1 : 2}
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
        {WhenEmpty && wishlist?.items.length === 0 && <WhenEmpty />}
      </section>
      {AlsoLike && products.length > 0 && <AlsoLike ids={products.map(({ id }) => id)} />}
    </>
  );

  function content() {
    // The cache can hold null from the navigation bar's query, if that field failed.
    if (!wishlist) return loading ? <WishlistSkeleton /> : <LoadError error={error} onRetry={refetch} />;
    return (
      <WishlistItems
        products={products}
        heading={level === 'h1' ? 'h2' : 'h3'}
        onLastRemoved={() => heading.current?.focus()}
      />
    );
  }
}

/** `whenEmpty` stands below an empty wishlist, `alsoLike` below one with products. */
export function WishlistPage(props: { whenEmpty: ComponentType; alsoLike: ComponentType<{ ids: readonly string[] }> }) {
  const t = useText(wishlistText);
  return (
    <Container className={layout.page}>
      <PageTitle title={t.title} />
      <WishlistPanel heading="h1" {...props} />
    </Container>
  );
}
