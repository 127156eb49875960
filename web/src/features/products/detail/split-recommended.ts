import type { ProductCardFragment } from '../../../generated/shared-product.ts';

interface Recommending {
  category: string | null;
  stock: number;
  /** Null: could not be read. */
  recommended: ProductCardFragment[] | null;
}

/** Of a product that is out of stock, the recommended ones that can be bought instead: of its category, and in stock. */
export function splitRecommended({ category, stock, recommended }: Recommending) {
  const isAlike = (other: ProductCardFragment): boolean =>
    stock <= 0 && category !== null && other.category === category && other.availability === 'IN_STOCK';
  return {
    alike: recommended?.filter(isAlike) ?? [],
    /** Undefined: could not be read. */
    others: recommended?.filter((other) => !isAlike(other)),
  };
}
