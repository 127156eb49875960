import { ShopperNotFound } from '../../shared/product/shopper-not-found.tsx';
import { OtherProducts } from '../../shared/rails/other-products.tsx';

/** The catch-all route. */
export function NotFoundPage() {
  return (
    <ShopperNotFound>
      <OtherProducts />
    </ShopperNotFound>
  );
}
