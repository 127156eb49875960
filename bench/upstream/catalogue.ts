import { composeObjectId } from '../../upstream/database/object-id.ts';
import type { ProductAnswer } from '../../upstream/products/products.queries.ts';
import { buildSeed } from '../../upstream/seed/build-seed.ts';

/** Products that the benchmark's API has unless it is told otherwise. */
export const DEFAULT_PRODUCTS = 100;

/** Seconds between two products; ids sort by age, as the real API's do. */
const STEP_SECONDS = 3600;

/**
 * This many products with their reviews, in the shapes and of the lengths that the reference API is seeded with: its seed,
 * over and over, each time under new ids. Always the same for the same amount.
 */
export function composeCatalogue(amount: number): ProductAnswer[] {
  const { products, reviews } = buildSeed();
  const reviewsOf = Map.groupBy(reviews, ({ productId }) => productId);
  return Array.from({ length: amount }, (_, place) => {
    const round = Math.floor(place / products.length);
    const row = products[place % products.length];
    if (!row) throw new Error('The seed holds no products');
    const own = reviewsOf.get(row.id) ?? [];
    return {
      _id: newId(row.id, place),
      title: round === 0 ? row.title : `${row.title} (${round + 1})`,
      image: row.image ?? null,
      images: row.images ?? [],
      brand: row.brand ?? null,
      category: row.category ?? null,
      ratings: row.ratings ?? 0,
      numOfReviews: row.numOfReviews ?? 0,
      discountPrice: row.discountPrice,
      originalPrice: row.originalPrice,
      Stock: row.stock ?? 0,
      description: row.description ?? null,
      reviews: own.map(({ id, userId, name, rating, comment }) => ({
        _id: newId(id, place),
        user: userId ?? null,
        name,
        rating,
        comment,
      })),
    };
  });
}

/** The same unique part with another time in front. */
function newId(id: string, place: number): string {
  return composeObjectId(Number.parseInt('67000000', 16) + place * STEP_SECONDS, id.slice(8));
}
