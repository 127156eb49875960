import { productProblems } from '../../../schema/product-rules.ts';
import { confirmRole } from '../confirm-role.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idProblem, noChangeProblem, refuseIf } from '../input.ts';
import {
  createProduct,
  createUser,
  deleteProduct,
  deleteReview,
  listUsers,
  removeUser,
  updateProduct,
  updateUser,
} from './admin.rest.ts';
import { adminSummary } from './admin.summary.ts';
import { accountProblems, personProblems } from '../auth/auth.input.ts';
import { findProduct } from '../products/products.rest.ts';

export const adminResolvers: Resolvers = {
  Query: {
    adminSummary: async (_root, _args, context) => {
      await confirmRole(context, 'ADMIN');
      return adminSummary(context.catalogue);
    },
    users: (_root, _args, { rest }) => listUsers(rest),
  },
  Mutation: {
    createProduct: (_root, { input }, { rest }) => {
      refuseIf(productProblems(input));
      return createProduct(rest, input);
    },
    updateProduct: async (_root, { id, changes }, { rest }) => {
      refuseIf({ id: idProblem(id), changes: noChangeProblem(changes), ...productProblems(changes) });
      return { ...(await updateProduct(rest, id, changes)), productId: id };
    },
    deleteProduct: async (_root, { id }, { rest }) => {
      refuseIf({ id: idProblem(id) });
      return { ...(await deleteProduct(rest, id)), id };
    },
    deleteReview: async (_root, { productId, reviewId }, { rest }) => {
      refuseIf({ productId: idProblem(productId), reviewId: idProblem(reviewId) });
      return { ...(await deleteReview(rest, productId, reviewId)), productId };
    },
    createUser: (_root, { input }, { rest }) => {
      refuseIf(accountProblems(input));
      return createUser(rest, input);
    },
    updateUser: (_root, { id, changes }, { rest }) => {
      refuseIf({ id: idProblem(id), changes: noChangeProblem(changes), ...personProblems(changes) });
      return updateUser(rest, id, changes);
    },
    removeUser: async (_root, { id }, { rest }) => {
      refuseIf({ id: idProblem(id) });
      return { ...(await removeUser(rest, id)), id };
    },
  },
  UpdateProductPayload: {
    product: ({ productId }, _args, { catalogue }) => findProduct(catalogue, productId),
  },
  DeleteReviewPayload: {
    product: ({ productId }, _args, { catalogue }) => findProduct(catalogue, productId),
  },
};
