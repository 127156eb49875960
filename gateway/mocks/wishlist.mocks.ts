import type {
  AddToWishlistCode,
  MutationAddToWishlistArgs,
  MutationRemoveFromWishlistArgs,
  RemoveFromWishlistCode,
} from '../generated/schema.ts';
import { requireUser, type CallContext, type MockResolvers, type Outcome } from './mock-resolvers.ts';
import type { MockShop, ProductRow } from './mock-store.ts';

interface MockWishlist {
  items: { id: string; product: ProductRow }[];
  totalItems: number;
}
type WishlistOutcome<Code extends string> = Outcome<Code> & { wishlist: MockWishlist };

/** What a shopper has marked for later. */
export function wishlistMocks(shop: MockShop): MockResolvers {
  const wishlistOf = (userId: string): MockWishlist => {
    const products = [...(shop.wishlists.get(userId) ?? [])].map((id) => shop.products.find(id));
    const items = products.flatMap((product) => (product ? [{ id: product.id, product }] : []));
    return { items, totalItems: items.length };
  };
  const markedBy = (userId: string): Set<string> => {
    const marked = shop.wishlists.get(userId) ?? new Set();
    shop.wishlists.set(userId, marked);
    return marked;
  };

  return {
    Query: {
      wishlist: (_root: unknown, _args: unknown, context: CallContext) => wishlistOf(requireUser(context).id),
    },
    Mutation: {
      addToWishlist: (
        _root: unknown,
        { productId }: MutationAddToWishlistArgs,
        context: CallContext,
      ): WishlistOutcome<AddToWishlistCode> => {
        const { id } = requireUser(context);
        const marked = markedBy(id);
        const say = (code: AddToWishlistCode, message: string) => ({ code, message, wishlist: wishlistOf(id) });
        if (!shop.products.find(productId)) return say('FAILED', 'Product not found');
        if (marked.has(productId)) return say('ALREADY_EXISTS', 'Product already exists in wishlist');
        marked.add(productId);
        return say('ADDED', 'Product added to wishlist');
      },
      removeFromWishlist: (
        _root: unknown,
        { productId }: MutationRemoveFromWishlistArgs,
        context: CallContext,
      ): WishlistOutcome<RemoveFromWishlistCode> => {
        const { id } = requireUser(context);
        const removed = markedBy(id).delete(productId);
        const wishlist = wishlistOf(id);
        return removed
          ? { code: 'REMOVED', message: 'Product removed from wishlist', wishlist }
          : { code: 'NOT_FOUND', message: 'Product not found in wishlist', wishlist };
      },
    },
  };
}
