import { lengthProblem, linesProblem, outside } from '../../../schema/limits.ts';
import { MAX_COMMENT, MAX_STARS } from '../../../schema/shop.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idProblem, refuseIf } from '../input.ts';
import { findProduct } from '../products/products.rest.ts';
import { addReview, deleteReview } from './reviews.rest.ts';

export const reviewsResolvers: Resolvers = {
  Mutation: {
    addReview: async (_root, { input }, { rest }) => {
      refuseIf({
        productId: idProblem(input.productId),
        rating: outside(input.rating, 1, MAX_STARS) && `The rating must be from 1 to ${MAX_STARS} stars.`,
        comment: lengthProblem(input.comment, 1, MAX_COMMENT) ?? linesProblem(input.comment),
      });
      return { ...(await addReview(rest, input)), productId: input.productId };
    },
    deleteReview: async (_root, { productId, reviewId }, { rest }) => {
      refuseIf({ productId: idProblem(productId), reviewId: idProblem(reviewId) });
      return { ...(await deleteReview(rest, productId, reviewId)), productId };
    },
  },
  AddReviewPayload: {
    product: ({ productId }, _args, { guestRest }) => findProduct(guestRest, productId),
  },
  DeleteReviewPayload: {
    product: ({ productId }, _args, { guestRest }) => findProduct(guestRest, productId),
  },
};
