/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Whether a product can be ordered. */
export type Availability =
  /** At least one unit is left. */
  | 'IN_STOCK'
  /** Nothing is left. */
  | 'OUT_OF_STOCK';

export type ProductCardFragment = { id: string, title: string, image: string | null, brand: string | null, category: string | null, rating: number, reviewCount: number, discountPrice: number, originalPrice: number, discountPercent: number, availability: Availability };
