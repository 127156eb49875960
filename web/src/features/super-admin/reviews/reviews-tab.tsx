import type { Address } from '../../../lib/use-address.ts';
import { ProductFinder } from './product-finder.tsx';
import { ReviewList } from './review-list.tsx';

/** Moderation: first a product is found, then its reviews are looked at. The address says which. */
export function ReviewsTab({ address }: { address: Address }) {
  const productId = address.read('product');
  return productId ? (
    <ReviewList key={productId} productId={productId} address={address} />
  ) : (
    <ProductFinder address={address} />
  );
}
