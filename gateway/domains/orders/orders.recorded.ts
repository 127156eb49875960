import type { OrderStatus } from '../../generated/schema.ts';
import type { GatewayContext } from '../context.ts';
import { recorded } from '../staff/staff.recorded.ts';
import { updateOrderStatus } from './orders.rest.ts';

/** Any order of the shop; undefined: there is no such one. */
export const anyOrder = async (context: GatewayContext, orderId: string) =>
  (await context.allOrders()).find(({ id }) => id === orderId);

/** Moves an order as staff do: it is written down. `undoes`: id of the change that this one takes back. */
export const moveRecorded = (context: GatewayContext, orderId: string, status: OrderStatus, undoes?: number) =>
  recorded(
    context,
    'UPDATE_ORDER_STATUS',
    { subjectId: orderId, subjectName: orderId, after: { status }, ...(undoes !== undefined && { undoes }) },
    async () => {
      const before = (await anyOrder(context, orderId))?.status;
      return before === undefined ? {} : { before: { status: before } };
    },
    () => updateOrderStatus(context.rest, orderId, status),
  );
