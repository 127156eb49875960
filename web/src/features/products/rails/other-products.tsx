import { Stack } from '@mantine/core';
import { NewestProducts } from './newest-products.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

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
