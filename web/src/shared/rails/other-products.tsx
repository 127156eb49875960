import { Stack } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import { useNewestQuery } from '../../generated/shared-rails.ts';
import { useText } from '../../lib/language/language.tsx';
import layout from '../../ui/layout.module.css';
import { productText } from '../product/messages.ts';
import { ProductRail } from '../product/product-rail.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

const COUNT = 10;

/** Below the first screen: nothing is asked for before somebody scrolls there, and the server's page has only its place. */
export function NewestProducts() {
  const t = useText(productText);
  const { ref, entry } = useIntersection();
  const [seen, setSeen] = useState(false);
  if (entry?.isIntersecting && !seen) setSeen(true);
  const { data, error, refetch } = useNewestQuery({ variables: { count: COUNT }, skip: !seen });
  return (
    <div ref={ref} className={layout.scripted}>
      <ProductRail heading={t.newest} products={data?.products?.items} error={error} onRetry={refetch} />
    </div>
  );
}

/** Where a list has nothing to show. */
export function OtherProducts() {
  return (
    <Stack gap={48} mt={48}>
      <NewestProducts />
      <RecentlyViewed />
    </Stack>
  );
}

export { AlsoLike } from './also-like.tsx';
export { RecentlyViewed } from './recently-viewed.tsx';
