import { MAX_COMMENT, MAX_STARS } from '../../schema/shop.ts';
import type {
  AddReviewCode,
  DeleteReviewCode,
  MutationAddReviewArgs,
  MutationDeleteReviewArgs,
} from '../generated/schema.ts';
import { refuseIf } from '../domains/input.ts';
import { requireUser, type CallContext, type MockResolvers, type Outcome } from './mock-resolvers.ts';
import type { MockShop, ProductRow } from './mock-store.ts';

type ReviewOutcome<Code extends string> = Outcome<Code> & { product: ProductRow | null };

/** Writing and deleting reviews; a product's rating follows. */
export function reviewsMocks(shop: MockShop): MockResolvers {
  return {
    Mutation: {
      addReview: (
        _root: unknown,
        { input }: MutationAddReviewArgs,
        context: CallContext,
      ): ReviewOutcome<AddReviewCode> => {
        const { productId, rating } = input;
        const comment = input.comment.trim();
        refuseIf({
          rating: (rating < 1 || rating > MAX_STARS) && `The rating must be from 1 to ${MAX_STARS}.`,
          comment:
            (comment.length < 1 || comment.length > MAX_COMMENT) &&
            `The comment must have 1 to ${MAX_COMMENT} characters.`,
        });
        if (!shop.products.find(productId)) {
          return { code: 'PRODUCT_NOT_FOUND', message: 'product does not exits', product: null };
        }
        const { id: userId, name } = requireUser(context);
        const ids = shop.reviewsOf.get(productId) ?? [];
        const earlier = ids.find((reviewId) => shop.reviewAuthors.get(reviewId) === userId);
        const id = earlier ?? shop.newId();
        shop.reviews.put({ id, name, rating, comment });
        shop.reviewAuthors.set(id, userId);
        shop.reviewsOf.set(productId, earlier ? ids : [...ids, id]);
        const product = rateAgain(shop, productId);
        return earlier
          ? { code: 'UPDATED', message: 'Review updated', product }
          : { code: 'ADDED', message: 'Review Added', product };
      },
      deleteReview: (
        _root: unknown,
        { productId, reviewId }: MutationDeleteReviewArgs,
      ): ReviewOutcome<DeleteReviewCode> => {
        const ids = shop.reviewsOf.get(productId) ?? [];
        if (!ids.includes(reviewId)) {
          const product = shop.products.find(productId) ?? null;
          return { code: 'NOT_FOUND', message: 'Review does not exist', product };
        }
        shop.reviewsOf.set(
          productId,
          ids.filter((id) => id !== reviewId),
        );
        shop.reviews.remove(reviewId);
        return { code: 'DELETED', message: 'Review deleted successfully', product: rateAgain(shop, productId) };
      },
    },
  };
}

/** A product's rating is its reviews' average, rounded up, as the API counts it. */
function rateAgain(shop: MockShop, productId: string): ProductRow {
  const stars = (shop.reviewsOf.get(productId) ?? []).map((id) => shop.reviews.require(id).rating);
  const sum = stars.reduce((total, rating) => total + rating, 0);
  return shop.products.put({ id: productId, rating: stars.length > 0 ? Math.ceil(sum / stars.length) : 0 });
}
