import { hash } from 'node:crypto';
import { lengthProblem, linesProblem, outside } from '../../../schema/limits.ts';
import { MAX_COMMENT, MAX_STARS } from '../../../schema/shop.ts';
import { isOutage } from '../../cache/catalogue.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idProblem, refuseIf } from '../input.ts';
import { findProduct } from '../products/products.rest.ts';
import { logged } from '../staff-change.ts';
import { addReview, deleteReview, findReviewBy, readReviews, writtenAt } from './reviews.rest.ts';

/** Whose reviews are counted. While the API does not say, each session counts by itself. */
async function accountOf(context: GatewayContext): Promise<string> {
  try {
    return (await context.confirmedCaller()).id;
  } catch (error) {
    if (!isOutage(error)) throw error;
    return hash('sha256', context.rest.token ?? '', 'base64url');
  }
}

/** Read only if it is selected. */
const reviewed = {
  product: ({ productId }: { productId: string }, _args: unknown, { guestRest }: GatewayContext) =>
    findProduct(guestRest, productId),
};

export const reviewsResolvers: Resolvers = {
  Query: {
    myReview: async (_root, { productId }, context) => {
      const [caller, product] = await Promise.all([
        context.confirmedCaller(),
        findProduct(context.guestRest, productId),
      ]);
      return findReviewBy(caller.id, product?.reviewRecords ?? []) ?? null;
    },
  },
  Mutation: {
    addReview: async (_root, { input }, context) => {
      refuseIf({
        productId: idProblem(input.productId),
        rating: outside(input.rating, 1, MAX_STARS) && `The rating must be from 1 to ${MAX_STARS} stars.`,
        comment: lengthProblem(input.comment, 1, MAX_COMMENT) ?? linesProblem(input.comment),
      });
      await context.attempts.review(() => accountOf(context));
      return { ...(await addReview(context.rest, input)), productId: input.productId };
    },
    deleteReview: async (_root, { productId, reviewId }, context) => {
      refuseIf({
        productId: idProblem(productId),
        reviewId: idProblem(reviewId),
      });
      const outcome = await logged(
        context,
        {
          operation: 'deleteReview',
          ids: { productId, id: reviewId },
          readBefore: async () => {
            const product = await findProduct(context.guestRest, productId);
            const review = readReviews(context.rest, product?.reviewRecords ?? []).find(({ id }) => id === reviewId);
            return review && { rating: review.rating };
          },
        },
        () => deleteReview(context.rest, productId, reviewId),
      );
      return { ...outcome, productId };
    },
  },
  Review: { writtenAt },
  AddReviewPayload: reviewed,
  DeleteReviewPayload: reviewed,
};
