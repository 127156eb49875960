import { NOT_THAT_MANY } from '../../schema/shop.ts';
import type { MutationUpdateOrderStatusArgs, QueryAllOrdersArgs, UpdateOrderStatusCode } from '../generated/schema.ts';
import { refuseIf } from '../domains/input.ts';
import { pageOf } from './mock-input.ts';
import { priceOf } from '../domains/pricing/pricing.ts';
import { isInStock, linesOf, moveStock } from './mock-stock.ts';
import type { MockResolvers, Outcome } from './mock-resolvers.ts';
import type { MockShop, OrderRow } from './mock-store.ts';
import { detailsOf, newestFirst } from './orders.mocks.ts';

/** Orders of everybody. */
export function ordersAdminMocks(shop: MockShop): MockResolvers {
  return {
    Query: {
      allOrders: (_root: unknown, { status, page, pageSize }: QueryAllOrdersArgs) => {
        const wanted = shop.orders.all().filter((order) => !status || order.status === status);
        return pageOf(newestFirst(wanted), page ?? 1, pageSize ?? 20);
      },
      deliveredTotals: () => {
        const delivered = shop.orders.all().filter(({ status }) => status === 'DELIVERED');
        const lines = delivered.flatMap(({ id }) => linesOf(shop, detailsOf(shop, id).units));
        return { orders: delivered.length, amount: priceOf(lines) };
      },
    },
    Mutation: {
      updateOrderStatus: (
        _root: unknown,
        { orderId, status }: MutationUpdateOrderStatusArgs,
      ): Outcome<UpdateOrderStatusCode> & { order: OrderRow | null } => {
        refuseIf({ status: status === 'UNKNOWN' && 'An order can’t be moved to UNKNOWN.' });
        const order = shop.orders.find(orderId);
        if (!order) return { code: 'NOT_FOUND', message: 'Order not found', order: null };
        if (order.status === 'DELIVERED') {
          return { code: 'ALREADY_DELIVERED', message: 'Cannot update a delivered order', order };
        }
        if (order.status === status) {
          return { code: 'ALREADY_SET', message: 'Order status already set to the new status', order };
        }
        const { units } = detailsOf(shop, orderId);
        if (status === 'CANCELLED') moveStock(shop, units, 1);
        if (order.status === 'CANCELLED') {
          if (!isInStock(shop, units)) return { code: 'FAILED', message: NOT_THAT_MANY, order };
          moveStock(shop, units, -1);
        }
        const moved = shop.orders.put({ id: orderId, status });
        return { code: 'UPDATED', message: 'Order status updated successfully', order: moved };
      },
    },
  };
}
