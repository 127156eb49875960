import type { ComponentType } from 'react';
import { ShopperNotFound } from '../../shared/product/shopper-not-found.tsx';

/** The catch-all route. The router passes what stands below, since features do not import each other. */
export function NotFoundPage({ below: Below }: { below: ComponentType }) {
  return (
    <ShopperNotFound>
      <Below />
    </ShopperNotFound>
  );
}
