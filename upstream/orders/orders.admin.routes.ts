import { Router } from 'express';
import type { Guard } from '../auth/auth.ts';
import { bodyOf, readId } from '../http/body.ts';
import type { Database } from '../database/database.ts';
import { FAULT_DETAIL, faultsAs } from '../http/faults.ts';
import { listAllOrders } from './orders.answers.ts';
import { changeOrderStatus, countDelivered } from './orders.queries.ts';
import { ORDER_FAULT } from './orders.routes.ts';
import { NotEnoughStockError } from '../products/stock.ts';
import { ORDER_STATUSES } from '../database/tables/orders.tables.ts';

const STATUS_ANSWERS = {
  changed: { status: 200, message: 'Order status updated successfully' },
  'no order': { status: 404, message: 'Order not found' },
  delivered: { status: 403, message: 'Cannot update a delivered order' },
  same: { status: 400, message: 'Order status already set to the new status' },
};

export function orderAdminRoutes(db: Database, guard: Guard): Router {
  const routes = Router();
  const faults = faultsAs({ msg: ORDER_FAULT, error: FAULT_DETAIL });

  routes.get(
    '/api/order/get/all',
    faults,
    guard('superAdmin', async (_req, res) => void res.json({ orders: await listAllOrders(db) })),
  );

  routes.patch(
    '/api/order/updateStatus',
    faultsAs({ message: ORDER_FAULT, err: FAULT_DETAIL }),
    guard('superAdmin', async (req, res) => {
      const { orderId, newOrderStatus } = bodyOf(req);
      const wanted = ORDER_STATUSES.find((known) => known === newOrderStatus);
      if (!wanted) return void res.status(400).json({ message: 'Valid orderStatus required' });
      try {
        const { status, message } = STATUS_ANSWERS[await changeOrderStatus(db, readId(orderId) ?? '', wanted)];
        res.status(status).json({ message });
      } catch (error) {
        if (!(error instanceof NotEnoughStockError)) throw error;
        res.status(500).json({ message: ORDER_FAULT, err: error.message });
      }
    }),
  );

  routes.get(
    '/api/order/deiveredCount',
    faults,
    guard('superAdmin', async (_req, res) => void res.json(await countDelivered(db))),
  );

  return routes;
}
