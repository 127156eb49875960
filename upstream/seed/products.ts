import { catalogueItems } from './catalogue.ts';
import { displayOrder } from './display-order.ts';
import { objectId } from './object-id.ts';
import { seededRandom } from './random.ts';
import { draftReviews } from './reviews.ts';

const SEED = 20_250_106;

/** A review as it is put into the database; one per user and product. */
export interface SeedReview {
  id: string;
  userId: string;
  name: string;
  rating: number;
  comment: string;
}

/** A product as it is put into the database; later products have greater ids. */
export interface SeedProduct {
  id: string;
  title: string;
  image: string;
  images: string[];
  brand: string;
  category: string;
  discountPrice: number;
  originalPrice: number;
  stock: number;
  description: string;
  reviews: SeedReview[];
}

/** The whole catalogue with its reviews, in the order of the shop; every call gives the same. */
export function seedProducts(): SeedProduct[] {
  const random = seededRandom(SEED);
  let reviewsSoFar = 0;
  return displayOrder(random, catalogueItems()).map((item, index) => {
    const reviews = draftReviews(random, item).map((draft) => ({ id: objectId('review', reviewsSoFar++), ...draft }));
    return {
      id: objectId('product', index),
      title: item.title,
      image: item.images[0] ?? '',
      images: item.images,
      brand: item.brand,
      category: item.category,
      discountPrice: item.discountPrice,
      originalPrice: item.originalPrice,
      stock: item.stock,
      description: item.description,
      reviews,
    };
  });
}
