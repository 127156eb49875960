import { Router } from 'express';
import type { Guard } from '../auth/auth.ts';
import { bodyOf, isMissing, readId } from '../http/body.ts';
import type { Database } from '../database/database.ts';
import { FAULT_DETAIL, faultsAs } from '../http/faults.ts';
import { findOrder, listOrdersOf } from './orders.answers.ts';
import { OrderRequestError, readOrderRequest } from './orders.body.ts';
import { placeOrder, removeFromOrder } from './orders.queries.ts';
import { NotEnoughStockError } from '../products/stock.ts';

/** By the contract also the text for missing stock. */
export const ORDER_FAULT = 'Internal server error';

export function orderRoutes(db: Database, guard: Guard): Router {
  const routes = Router();

  routes.post(
    '/api/order/post',
    faultsAs({ message: ORDER_FAULT, err: FAULT_DETAIL }),
    guard('user', async (req, res, caller) => {
      try {
        const outcome = await placeOrder(db, { userId: caller.id, ...readOrderRequest(bodyOf(req)) });
        if (outcome === 'order exists') {
          return void res.status(400).json({ message: 'Order already exists', hint: 'orderExist' });
        }
        if (outcome === 'no product') return void res.status(404).json({ message: 'Product not found' });
        if (outcome === 'no address') return void res.status(404).json({ message: 'Delivery address not found' });
        res.status(201).json({ message: 'Order placed successfully', hint: 'orSucc', order: outcome });
      } catch (error) {
        if (error instanceof NotEnoughStockError) {
          return void res.status(500).json({ message: ORDER_FAULT, err: error.message });
        }
        if (!(error instanceof OrderRequestError)) throw error;
        if (error.answer === 'json') return void res.status(400).json({ message: error.message });
        res.status(400).type('text').send(error.message);
      }
    }),
  );

  routes.get(
    '/api/order/get',
    faultsAs({ msg: ORDER_FAULT, error: FAULT_DETAIL }),
    guard('user', async (_req, res, caller) => {
      const orders = await listOrdersOf(db, caller.id);
      if (orders.length === 0) return void res.status(404).json({ msg: 'No order data found for this user' });
      res.json(orders);
    }),
  );

  routes.post(
    '/api/order/get/singleOrder',
    faultsAs({ message: ORDER_FAULT, errorMsg: FAULT_DETAIL }),
    guard('user', async (req, res, caller) => {
      const { orderId } = bodyOf(req);
      if (isMissing(orderId)) return void res.status(400).json({ message: 'orderId required' });
      const id = readId(orderId);
      if (id === undefined) {
        const errorMsg = 'Cast to ObjectId failed for value at path "_id" for model "order"';
        return void res.status(500).json({ message: ORDER_FAULT, errorMsg });
      }
      const order = await findOrder(db, id);
      if (!order) return void res.status(404).json({ message: 'Order not found' });
      if (order.user !== caller.id) {
        return void res.status(401).json({ message: 'You are not authorized to get this order' });
      }
      res.json(order);
    }),
  );

  routes.delete(
    '/api/order/remove',
    faultsAs({ message: ORDER_FAULT, err: FAULT_DETAIL }),
    guard('user', async (req, res, caller) => {
      const { orderId, productId } = bodyOf(req);
      if (isMissing(orderId) || isMissing(productId)) {
        return void res.status(400).json({ message: 'orderId and productId required' });
      }
      const outcome = await removeFromOrder(db, caller.id, readId(orderId) ?? '', readId(productId) ?? '');
      const { status, ...body } = REMOVAL_ANSWERS[outcome];
      res.status(status).json(body);
    }),
  );

  return routes;
}

const REMOVAL_ANSWERS: Record<
  Awaited<ReturnType<typeof removeFromOrder>>,
  { status: number; message: string; hint?: string }
> = {
  'product removed': { status: 200, message: 'Product removed from order successfully', hint: 'productRe' },
  'order removed': { status: 200, message: 'Order removed successfully', hint: 'orderRemoved' },
  'no order': { status: 404, message: 'Order not found' },
  'not theirs': { status: 401, message: 'You are not authorized to remove this order' },
  delivered: { status: 403, message: 'Cannot remove a delivered order' },
  'not in it': { status: 404, message: 'Product not found in order' },
};
