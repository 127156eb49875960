import { confirmRole } from '../auth/auth.caller-check.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idProblem, refuseIf } from '../input.ts';
import { clearCart, getCart } from '../cart/cart.rest.ts';
import { customersOf } from './orders.customers.ts';
import { orderLines, orderRange, totalProblem } from './orders.input.ts';
import { orderMatcher, sortedOrders, statusCounts } from './orders.listed.ts';
import {
  findOrder,
  getDeliveredTotals,
  listOrders,
  placeOrder,
  removeOrderItem,
  updateOrderStatus,
} from './orders.rest.ts';
import { priceRefusal, pricedLines } from './orders.prices.ts';
import { isTotalWhole, summaryOf } from '../pricing/pricing.ts';
import { logged } from '../staff-change.ts';

const anyOrder = async (context: GatewayContext, orderId: string) =>
  (await context.allOrders()).find(({ id }) => id === orderId);

export const ordersResolvers: Resolvers = {
  Query: {
    orders: (_root, _args, { rest }) => listOrders(rest),
    order: (_root, { id }, { rest }) => findOrder(rest, id),
    // Prices that are about to be paid come from the API, never from memory.
    checkoutSummary: async (_root, { items }, context) => {
      const { rest } = context;
      if (!items) return summaryOf(await getCart(rest));
      const wanted = orderLines(items);
      await confirmRole(context, 'USER');
      return summaryOf(await pricedLines(context, wanted, false));
    },
    allOrders: async (_root, { status, filter, sort, descending, page, pageSize }, context) => {
      const range = orderRange(filter ?? {}, { page, pageSize });
      const orders = await context.allOrders();
      const customers = range.words || sort === 'CUSTOMER' ? await customersOf(orders, context.customers) : new Map();
      const matching = sortedOrders(orders.filter(orderMatcher(range, customers)), sort, descending, customers);
      return {
        orders: status ? matching.filter((order) => order.status === status) : matching,
        matching,
        page,
        pageSize,
      };
    },
    deliveredTotals: (_root, _args, { rest }) => getDeliveredTotals(rest),
  },
  Mutation: {
    placeOrder: async (_root, { input }, context) => {
      const { rest } = context;
      const lines = orderLines(input.items);
      refuseIf({
        deliveryAddressId: idProblem(input.deliveryAddressId),
        shownTotal: totalProblem(input.shownTotal),
      });
      const refused = priceRefusal(await pricedLines(context, lines, input.clearCart ?? false), input.shownTotal);
      if (refused) return refused;
      const placed = await placeOrder(rest, lines, input.paymentMethod, input.deliveryAddressId);
      if (placed.code === 'PLACED' && input.clearCart) {
        // The order is placed, even if the cart cannot be emptied.
        await clearCart(rest).catch((error: unknown) => context.note({ notice: 'cart not emptied', err: error }));
      }
      return placed;
    },
    removeOrderItem: async (_root, { orderId, productId }, { rest }) => {
      refuseIf({ orderId: idProblem(orderId), productId: idProblem(productId) });
      return { ...(await removeOrderItem(rest, orderId, productId)), orderId };
    },
    updateOrderStatus: async (_root, { orderId, status }, context) => {
      refuseIf({
        orderId: idProblem(orderId),
        status: status === 'UNKNOWN' && 'Choose another status: UNKNOWN is only an answer.',
      });
      const outcome = await logged(
        context,
        {
          operation: 'updateOrderStatus',
          ids: { id: orderId },
          after: { status },
          readBefore: async () => {
            const before = await anyOrder(context, orderId);
            return before && { status: before.status };
          },
        },
        () => updateOrderStatus(context.rest, orderId, status),
      );
      return { ...outcome, orderId };
    },
  },
  Order: {
    total: ({ items }) => summaryOf(items).payable,
    isTotalWhole: ({ items }) => isTotalWhole(items),
    customer: ({ customerId }, _args, { customers }) => (customerId === null ? null : customers.load(customerId)),
  },
  OrderPage: {
    items: ({ orders, page, pageSize }) => orders.slice((page - 1) * pageSize, page * pageSize),
    total: ({ orders }) => orders.length,
    statusCounts: ({ matching }) => statusCounts(matching),
    pageInfo: ({ orders, page, pageSize }) => ({
      page,
      pageSize,
      totalPages: Math.ceil(orders.length / pageSize),
      hasNextPage: orders.length > page * pageSize,
      hasPreviousPage: page > 1,
    }),
  },
  RemoveOrderItemPayload: {
    order: ({ code, orderId }, _args, { rest }) => (code === 'ORDER_REMOVED' ? null : findOrder(rest, orderId)),
  },
  UpdateOrderStatusPayload: {
    // A super admin may not read another user's order by its id, but may read all orders.
    order: async ({ orderId }, _args, context) => (await anyOrder(context, orderId)) ?? null,
  },
};
