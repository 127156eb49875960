import { MAX_PAGE_SIZE, NOT_THAT_MANY } from '../../schema/shop.ts';
import type {
  MutationPlaceOrderArgs,
  MutationRemoveOrderItemArgs,
  OrderItemInput,
  OrderStatus,
  PlaceOrderCode,
  QueryCheckoutSummaryArgs,
  QueryOrderArgs,
  RemoveOrderItemCode,
} from '../generated/schema.ts';
import { cartOf } from './cart.mocks.ts';
import { refuseIf } from '../domains/input.ts';
import { quantityProblem } from './mock-input.ts';
import { summaryOf } from '../domains/pricing/pricing.ts';
import { isInStock, linesOf, moveStock } from './mock-stock.ts';
import { requireUser, type CallContext, type MockResolvers, type Outcome } from './mock-resolvers.ts';
import type { MockShop, OrderDetails, OrderRow, Units } from './mock-store.ts';

/** States in which an order no longer stands in the way of another one with the same product. */
const CLOSED: readonly OrderStatus[] = ['CANCELLED', 'DELIVERED'];

/** Orders of one shopper. */
export function ordersMocks(shop: MockShop): MockResolvers {
  const ordersOf = (userId: string): OrderRow[] =>
    newestFirst(shop.orders.all().filter(({ id }) => detailsOf(shop, id).userId === userId));
  const hasOpenOrder = (userId: string, units: Units): boolean =>
    ordersOf(userId).some(
      ({ id, status }) =>
        !CLOSED.includes(status) && [...detailsOf(shop, id).units.keys()].some((productId) => units.has(productId)),
    );

  return {
    Query: {
      orders: (_root: unknown, _args: unknown, context: CallContext) => ordersOf(requireUser(context).id),
      order: (_root: unknown, { id }: QueryOrderArgs, context: CallContext) =>
        ordersOf(requireUser(context).id).find((order) => order.id === id) ?? null,
      checkoutSummary: (_root: unknown, { items }: QueryCheckoutSummaryArgs, context: CallContext) =>
        items ? summaryOf(linesOf(shop, unitsOf(items))) : cartOf(shop, requireUser(context).id).summary,
    },
    Mutation: {
      placeOrder: (
        _root: unknown,
        { input }: MutationPlaceOrderArgs,
        context: CallContext,
      ): Outcome<PlaceOrderCode> & { order: OrderRow | null } => {
        const say = (code: PlaceOrderCode, message: string) => ({ code, message, order: null });
        const { id: userId } = requireUser(context);
        const { deliveryAddressId: addressId, paymentMethod } = input;
        const units = unitsOf(input.items);
        if (shop.addressOwners.get(addressId) !== userId) return say('FAILED', 'Delivery address not found');
        if (hasOpenOrder(userId, units)) return say('ALREADY_EXISTS', 'Order already exists');
        if ([...units.keys()].some((id) => !shop.products.find(id))) return say('FAILED', 'Product not found');
        if (!isInStock(shop, units)) return say('INSUFFICIENT_STOCK', NOT_THAT_MANY);
        moveStock(shop, units, -1);
        const createdAt = new Date().toISOString();
        const order = shop.orders.put({ id: shop.newId(), status: 'PENDING', paymentMethod, createdAt });
        shop.orderDetails.set(order.id, { userId, units, addressId });
        if (input.clearCart) shop.carts.delete(userId);
        return { code: 'PLACED', message: 'Order placed successfully', order };
      },
      removeOrderItem: (
        _root: unknown,
        { orderId, productId }: MutationRemoveOrderItemArgs,
        context: CallContext,
      ): Outcome<RemoveOrderItemCode> & { order: OrderRow | null } => {
        const order = shop.orders.find(orderId);
        if (!order) return { code: 'NOT_FOUND', message: 'Order not found', order: null };
        const { userId, units } = detailsOf(shop, orderId);
        if (userId !== requireUser(context).id) {
          return { code: 'NOT_FOUND', message: 'You are not authorized to remove this order', order: null };
        }
        if (order.status === 'DELIVERED') {
          return { code: 'ALREADY_DELIVERED', message: 'Cannot remove a delivered order', order };
        }
        const quantity = units.get(productId);
        if (quantity === undefined) return { code: 'NOT_FOUND', message: 'Product not found in order', order };
        // A cancelled order gave its units back when it was cancelled.
        if (order.status !== 'CANCELLED') moveStock(shop, new Map([[productId, quantity]]), 1);
        units.delete(productId);
        if (units.size > 0) {
          return { code: 'PRODUCT_REMOVED', message: 'Product removed from order successfully', order };
        }
        shop.orders.remove(orderId);
        return { code: 'ORDER_REMOVED', message: 'Order removed successfully', order: null };
      },
    },
    Order: {
      items: ({ id }: OrderRow) => linesOf(shop, detailsOf(shop, id).units),
      deliveryAddress: ({ id }: OrderRow) => shop.addresses.find(detailsOf(shop, id).addressId ?? '') ?? null,
      total: ({ id }: OrderRow) => summaryOf(linesOf(shop, detailsOf(shop, id).units)).payable,
    },
  };
}

/** What an order has besides its row. */
export function detailsOf(shop: MockShop, orderId: string): OrderDetails {
  const details = shop.orderDetails.get(orderId);
  if (!details) throw new Error(`The mock store has no details of order ${orderId}.`);
  return details;
}

/** Orders in the order in which people look for them. */
export function newestFirst(orders: readonly OrderRow[]): OrderRow[] {
  return orders.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
}

function unitsOf(items: readonly OrderItemInput[]): Units {
  const units: Units = new Map(items.map(({ productId, quantity }) => [productId, quantity ?? 1]));
  const bad = [...units.values()].map(quantityProblem).find((problem) => problem !== null);
  refuseIf({
    items:
      bad ??
      ((items.length < 1 || items.length > MAX_PAGE_SIZE || units.size < items.length) &&
        `Give 1 to ${MAX_PAGE_SIZE} products, each once.`),
  });
  return units;
}
