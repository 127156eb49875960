import { lengthProblem, lineProblem, linesProblem, outside } from '../../../schema/limits.ts';
import { MAX_COMMENT, MAX_STARS } from '../../../schema/shop.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idProblem, refuseIf } from '../input.ts';
import { findProduct } from '../products/products.rest.ts';
import { recorded } from '../staff/staff.recorded.ts';
import { addReview, deleteReview, findReviewBy, readReviews, writtenAt } from './reviews.rest.ts';

const MAX_REASON = 200; // characters

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
    addReview: async (_root, { input }, { rest }) => {
      refuseIf({
        productId: idProblem(input.productId),
        rating: outside(input.rating, 1, MAX_STARS) && `The rating must be from 1 to ${MAX_STARS} stars.`,
        comment: lengthProblem(input.comment, 1, MAX_COMMENT) ?? linesProblem(input.comment),
      });
      return { ...(await addReview(rest, input)), productId: input.productId };
    },
    deleteReview: async (_root, { productId, reviewId, reason }, context) => {
      refuseIf({
        productId: idProblem(productId),
        reviewId: idProblem(reviewId),
        reason: reason != null && (lengthProblem(reason, 0, MAX_REASON) ?? lineProblem(reason)),
      });
      const outcome = await recorded(
        context,
        'DELETE_REVIEW',
        { ids: { productId }, subjectId: reviewId, subjectName: reviewId, reason: reason?.trim() || null },
        async () => {
          const product = await findProduct(context.guestRest, productId);
          const review = readReviews(context.rest, product?.reviewRecords ?? []).find(({ id }) => id === reviewId);
          const { name: author, rating, comment } = review ?? {};
          return { subjectName: product?.title ?? productId, ...(review && { before: { author, rating, comment } }) };
        },
        () => deleteReview(context.rest, productId, reviewId),
      );
      return { ...outcome, productId };
    },
  },
  Review: { writtenAt },
  AddReviewPayload: {
    product: ({ productId }, _args, { guestRest }) => findProduct(guestRest, productId),
  },
  DeleteReviewPayload: {
    product: ({ productId }, _args, { guestRest }) => findProduct(guestRest, productId),
  },
};
