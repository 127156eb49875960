import { composeObjectId } from '../../upstream/database/object-id.ts';
import type { ProductAnswer } from '../../upstream/products/products.queries.ts';
import { buildSeed } from '../../upstream/seed/build-seed.ts';

const PRODUCTS = 100;

/** Between two products. Ids sort by age, as those of the real API do. */
const STEP_SECONDS = 3600;

/** The seed of the reference API, under new ids: always the same. */
export function composeCatalogue(): ProductAnswer[] {
  const { products, reviews } = buildSeed();
  const reviewsOf = Map.groupBy(reviews, ({ productId }) => productId);
  return products.slice(0, PRODUCTS).map((row, place) => {
    const own = reviewsOf.get(row.id) ?? [];
    return {
      _id: newId(row.id, place),
      title: row.title,
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

/** Keeps the unique part of an id and replaces its time. */
function newId(id: string, place: number): string {
  return composeObjectId(Number.parseInt('67000000', 16) + place * STEP_SECONDS, id.slice(8));
}
