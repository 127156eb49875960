import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import { useRecentProductsQuery } from '../../../generated/products-rails.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ProductRail } from '../../../shared/product/product-rail.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { railsText } from './messages.ts';
import { forgetSeenProducts } from './seen-products.ts';

/** `ids`: 1 to 12. Titles, pictures and prices are the shop's of today. */
export function RecentRail({ ids }: { ids: readonly string[] }) {
  const t = useText(railsText);
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
    showToast({ kind: 'success', message: t.cleared });
  };
  return (
    <div ref={place}>
      <ProductRail
        heading={t.recent}
        products={found}
        error={found?.length ? undefined : error}
        onRetry={refetch}
        action={
          <Button variant="subtle" color="gray" onClick={clear}>
            {t.clear}
          </Button>
        }
      />
      <Text c="dimmed" size="sm" mt="md">
        {t.note}
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
