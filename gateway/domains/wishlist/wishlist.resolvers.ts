import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idProblem, refuseIf } from '../input.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from './wishlist.rest.ts';

/** Read only if it is selected. */
const wishlist = { wishlist: (_payload: unknown, _args: unknown, { rest }: GatewayContext) => getWishlist(rest) };

export const wishlistResolvers: Resolvers = {
  Query: {
    wishlist: (_root, _args, { rest }) => getWishlist(rest),
  },
  Mutation: {
    addToWishlist: (_root, { productId }, { rest }) => {
      refuseIf({ productId: idProblem(productId) });
      return addToWishlist(rest, productId);
    },
    removeFromWishlist: (_root, { productId }, { rest }) => {
      refuseIf({ productId: idProblem(productId) });
      return removeFromWishlist(rest, productId);
    },
  },
  Wishlist: {
    items: (products) => products.map((product) => ({ id: product.id, product })),
    totalItems: (products) => products.length,
  },
  AddToWishlistPayload: wishlist,
  RemoveFromWishlistPayload: wishlist,
};
