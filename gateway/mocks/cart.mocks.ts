import { NOT_THAT_MANY } from '../../schema/shop.ts';
import type {
  AddToCartCode,
  ClearCartCode,
  DecrementCartItemCode,
  IncrementCartItemCode,
  MutationAddToCartArgs,
  MutationDecrementCartItemArgs,
  MutationIncrementCartItemArgs,
  MutationRemoveFromCartArgs,
  RemoveFromCartCode,
} from '../generated/schema.ts';
import { refuseIf } from '../domains/input.ts';
import { quantityProblem } from './mock-input.ts';
import { lineTotal, priceOf, summaryOf } from '../domains/pricing/pricing.ts';
import { linesOf } from './mock-stock.ts';
import { requireUser, type CallContext, type MockResolvers, type Outcome } from './mock-resolvers.ts';
import type { MockShop, Units } from './mock-store.ts';

const NOT_IN_CART = 'Product not found in the cart';

/** A cart as the schema shows it: deleted products have left it. */
export function cartOf(shop: MockShop, userId: string) {
  const lines = linesOf(shop, unitsOf(shop, userId)).filter(({ product }) => product !== null);
  const totalPrice = priceOf(lines);
  return {
    items: lines.map((line) => ({ ...line, lineTotal: lineTotal(line) })),
    totalPrice,
    totalProducts: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    summary: summaryOf(lines),
  };
}

function unitsOf(shop: MockShop, userId: string): Units {
  const units = shop.carts.get(userId) ?? new Map<string, number>();
  shop.carts.set(userId, units);
  return units;
}

type CartOutcome<Code extends string> = Outcome<Code> & { cart: ReturnType<typeof cartOf> };

/** What a shopper is about to buy. A cart checks the stock, but only an order takes from it. */
export function cartMocks(shop: MockShop): MockResolvers {
  /** Does something to the caller's cart and answers with what came of it. */
  function change<Code extends string>(
    context: CallContext,
    act: (units: Units) => readonly [Code, string],
  ): CartOutcome<Code> {
    const { id } = requireUser(context);
    const [code, message] = act(unitsOf(shop, id));
    return { code, message, cart: cartOf(shop, id) };
  }
  const stockOf = (productId: string): number => shop.products.find(productId)?.stock ?? 0;

  return {
    Query: {
      cart: (_root: unknown, _args: unknown, context: CallContext) => cartOf(shop, requireUser(context).id),
    },
    Mutation: {
      addToCart: (_root: unknown, { productId, quantity }: MutationAddToCartArgs, context: CallContext) =>
        change<AddToCartCode>(context, (units) => {
          refuseIf({ quantity: quantityProblem(quantity ?? 1) });
          if (!shop.products.find(productId)) return ['FAILED', 'Product not found'];
          const before = units.get(productId);
          const after = (before ?? 0) + (quantity ?? 1);
          if (after > stockOf(productId)) return ['INSUFFICIENT_STOCK', NOT_THAT_MANY];
          units.set(productId, after);
          if (before) return ['QUANTITY_UPDATED', 'product quantity updated in cart'];
          return ['ADDED', 'product added to cart successs'];
        }),
      removeFromCart: (_root: unknown, { productId }: MutationRemoveFromCartArgs, context: CallContext) =>
        change<RemoveFromCartCode>(context, (units) =>
          units.delete(productId) ? ['REMOVED', 'Product removed from the cart'] : ['NOT_FOUND', NOT_IN_CART],
        ),
      clearCart: (_root: unknown, _args: unknown, context: CallContext) =>
        change<ClearCartCode>(context, (units) => {
          if (units.size === 0) return ['NOT_FOUND', 'Cart data not found for the user'];
          units.clear();
          return ['CLEARED', 'All products removed from the cart'];
        }),
      incrementCartItem: (_root: unknown, { productId }: MutationIncrementCartItemArgs, context: CallContext) =>
        change<IncrementCartItemCode>(context, (units) => {
          const before = units.get(productId);
          if (!before) return ['NOT_FOUND', NOT_IN_CART];
          if (before >= stockOf(productId)) return ['INSUFFICIENT_STOCK', NOT_THAT_MANY];
          units.set(productId, before + 1);
          return ['INCREMENTED', 'Product quantity incremented in the cart'];
        }),
      decrementCartItem: (_root: unknown, { productId }: MutationDecrementCartItemArgs, context: CallContext) =>
        change<DecrementCartItemCode>(context, (units) => {
          const before = units.get(productId);
          if (!before) return ['NOT_FOUND', NOT_IN_CART];
          if (before > 1) {
            units.set(productId, before - 1);
            return ['DECREMENTED', 'Product quantity decremented successfully in the cart'];
          }
          units.delete(productId);
          return ['REMOVED', `Cart item removed since this product : ${productId} quantity has become 0`];
        }),
    },
  };
}
