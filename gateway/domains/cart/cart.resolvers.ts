import { outside } from '../../../schema/limits.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idProblem, MAX_QUANTITY, refuseIf } from '../input.ts';
import { addToCart, clearCart, decrementCartItem, getCart, incrementCartItem, removeFromCart } from './cart.rest.ts';
import { lineTotal, priceOf, summaryOf } from '../pricing/pricing.ts';
import { findProduct } from '../products/products.rest.ts';

const checkProduct = (productId: string): void => refuseIf({ productId: idProblem(productId) });

const WITHOUT_PRICE = {
  code: 'PRICE_NOT_AVAILABLE',
  message: 'The price of this product is not available, so it cannot be bought now.',
} as const;

/** A product that cannot be read just now may be added: an order looks again. */
const hasNoPrice = async ({ guestRest }: GatewayContext, productId: string) =>
  (await findProduct(guestRest, productId).catch(() => null))?.discountPrice === null;

/** Read only if it is selected. */
const cart = { cart: (_payload: unknown, _args: unknown, { rest }: GatewayContext) => getCart(rest) };

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_root, _args, { rest }) => getCart(rest),
  },
  Mutation: {
    addToCart: async (_root, { productId, quantity }, context) => {
      const problem = outside(quantity, 1, MAX_QUANTITY) && `The quantity must be from 1 to ${MAX_QUANTITY}.`;
      refuseIf({ productId: idProblem(productId), quantity: problem });
      if (await hasNoPrice(context, productId)) return WITHOUT_PRICE;
      return addToCart(context.rest, productId, quantity);
    },
    removeFromCart: (_root, { productId }, { rest }) => {
      checkProduct(productId);
      return removeFromCart(rest, productId);
    },
    clearCart: (_root, _args, { rest }) => clearCart(rest),
    incrementCartItem: async (_root, { productId }, context) => {
      checkProduct(productId);
      if (await hasNoPrice(context, productId)) return WITHOUT_PRICE;
      return incrementCartItem(context.rest, productId);
    },
    decrementCartItem: (_root, { productId }, { rest }) => {
      checkProduct(productId);
      return decrementCartItem(rest, productId);
    },
  },
  Cart: {
    items: (items) => items,
    totalPrice: priceOf,
    totalProducts: (items) => items.reduce((sum, { quantity }) => sum + quantity, 0),
    summary: summaryOf,
  },
  CartItem: {
    id: ({ product }) => product.id,
    lineTotal,
  },
  AddToCartPayload: cart,
  RemoveFromCartPayload: cart,
  ClearCartPayload: cart,
  IncrementCartItemPayload: cart,
  DecrementCartItemPayload: cart,
};
