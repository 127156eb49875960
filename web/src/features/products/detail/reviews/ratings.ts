import { RATINGS } from '../../../../../../schema/shop.ts';

interface Rated {
  rating: number;
}

interface Listed extends Rated {
  /** An ISO date. */
  writtenAt: string | null;
}

export const REVIEW_ORDERS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** 0 stands for an old review without stars. */
const withStars = <Review extends Rated>(reviews: readonly Review[]): Review[] =>
  reviews.filter(({ rating }) => rating > 0);

/** How many reviews gave each number of stars, most stars first. `share` is of all reviews with stars, in percent. */
export function distributionOf(reviews: readonly Rated[]): { stars: number; count: number; share: number }[] {
  const rated = withStars(reviews);
  return [...RATINGS]
    .sort((a, b) => b - a)
    .map((stars) => {
      const count = rated.filter(({ rating }) => rating === stars).length;
      return { stars, count, share: rated.length === 0 ? 0 : (count / rated.length) * 100 };
    });
}

/** `stars` null: all reviews. Reviews that are equal keep the API's order; those without a date are the oldest. */
export function choose<Review extends Listed>(
  reviews: readonly Review[],
  stars: number | null,
  order: ReviewOrder,
): readonly Review[] {
  const chosen = stars === null ? reviews : reviews.filter(({ rating }) => rating === stars);
  if (order === 'oldest') return chosen.toSorted((a, b) => timeOf(a) - timeOf(b));
  if (order === 'newest') return chosen.toSorted((a, b) => timeOf(b) - timeOf(a));
  return chosen.toSorted((a, b) => (order === 'highest' ? b.rating - a.rating : a.rating - b.rating));
}

const timeOf = ({ writtenAt }: Listed): number => (writtenAt === null ? 0 : Date.parse(writtenAt));
