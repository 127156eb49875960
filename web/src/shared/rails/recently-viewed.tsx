import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import { useRecentProductsQuery } from '../../generated/shared-rails.ts';
import { useText } from '../../lib/language/language.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { productText } from '../product/messages.ts';
import { ProductRail } from '../product/product-rail.tsx';
import { forgetSeenProducts, MOST_RECENT, useSeenProducts } from './seen-products.ts';

/** The products that this browser opened last, but for those on the screen. */
export function RecentlyViewed({ except }: { except?: readonly string[] }) {
  const ids = useSeenProducts()
    .filter((id) => !except?.includes(id))
    .slice(0, MOST_RECENT);
  return ids.length > 0 && <RecentRail ids={ids} />;
}

/** `ids`: 1 to 12. Titles, pictures and prices are the shop's of today. */
function RecentRail({ ids }: { ids: readonly string[] }) {
  const t = useText(productText);
  const { data, error, loading, refetch } = useRecentProductsQuery({
    variables: { ids: [...ids] },
    fetchPolicy: 'cache-and-network',
    // One product that cannot be read must not hide the others.
    errorPolicy: 'all',
  });
  const place = useRef<HTMLDivElement>(null);
  const found = data?.productsById?.flatMap((product) => product ?? []);
  // Not sold any more.
  if (!loading && !error && found?.length === 0) return null;
  /** The button goes with the list, so what stands above gets the focus. */
  const clear = (): void => {
    focusHeadingAbove(place.current);
    forgetSeenProducts();
    showToast({ kind: 'success', message: t.seenCleared });
  };
  return (
    <div ref={place}>
      <ProductRail
        heading={t.seen}
        products={found}
        error={found?.length ? undefined : error}
        onRetry={refetch}
        action={
          <Button variant="subtle" color="gray" onClick={clear}>
            {t.clearSeen}
          </Button>
        }
      />
      <Text c="dimmed" size="sm" mt="md">
        {t.seenHere}
      </Text>
    </div>
  );
}

function focusHeadingAbove(element: HTMLElement | null): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')];
  const isBelow = (heading: HTMLElement) =>
    element && heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  const above = headings.findLast(isBelow);
  if (!above) return;
  above.tabIndex = -1;
  above.focus({ preventScroll: true });
}
