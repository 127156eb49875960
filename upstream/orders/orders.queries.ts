import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newObjectId } from '../database/object-id.ts';
import { findOrder, type OrderAnswer, type OrderStatus, type PaymentMethod } from './orders.answers.ts';
import { giveUnitsBack, lockProducts, takeUnits, type Units } from '../products/stock.ts';
import { addresses } from '../database/tables/address.tables.ts';
import { orderItems, orders } from '../database/tables/orders.tables.ts';
import { users } from '../database/tables/users.tables.ts';

/** Each product occurs once in `units`. */
interface OrderDraft {
  userId: string;
  units: Units[];
  paymentMethod: PaymentMethod;
  addressId: string;
}

/**
 * Places an order and takes its units out of stock. Throws NotEnoughStockError. All transactions here lock user or
 * order first and then products, sorted by id, so that no deadlock can occur.
 */
export async function placeOrder(
  db: Database,
  { userId, units, paymentMethod, addressId }: OrderDraft,
): Promise<OrderAnswer | 'order exists' | 'no product' | 'no address'> {
  return db.transaction(async (tx) => {
    // One order at a time per user: the second of two equal concurrent orders finds the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const address = and(eq(addresses.id, addressId), eq(addresses.userId, userId));
    if ((await tx.select({ id: addresses.id }).from(addresses).where(address)).length === 0) return 'no address';
    const productIds = units.map(({ productId }) => productId);
    if (await hasOpenOrder(tx, userId, productIds)) return 'order exists';
    const locked = await lockProducts(tx, productIds);
    if (locked.size < productIds.length) return 'no product';
    await takeUnits(tx, units, locked);
    const id = newObjectId();
    await tx.insert(orders).values({ id, userId, addressId, paymentMethod });
    await tx.insert(orderItems).values(
      units.map((unit, position) => {
        const unitPrice = locked.get(unit.productId)?.discountPrice ?? 0;
        return { orderId: id, position, unitPrice, ...unit };
      }),
    );
    return (await findOrder(tx, id)) ?? 'no product';
  });
}

async function hasOpenOrder(tx: Database, userId: string, productIds: string[]): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        notInArray(orders.status, ['cancelled', 'delivered']),
        inArray(orderItems.productId, productIds),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Returns the product's units to stock. An order without products is removed, too. */
export async function removeFromOrder(
  db: Database,
  userId: string,
  orderId: string,
  productId: string,
): Promise<'product removed' | 'order removed' | 'no order' | 'not theirs' | 'delivered' | 'not in it'> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'no order';
    if (order.userId !== userId) return 'not theirs';
    if (order.status === 'delivered') return 'delivered';
    const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    const item = items.find((candidate) => candidate.productId === productId);
    if (!item) return 'not in it';
    // A cancelled order has already returned its units.
    if (order.status !== 'cancelled') await giveUnitsBack(tx, [item]);
    if (items.length === 1) {
      await tx.delete(orders).where(eq(orders.id, orderId));
      return 'order removed';
    }
    await tx.delete(orderItems).where(and(eq(orderItems.orderId, orderId), eq(orderItems.productId, productId)));
    return 'product removed';
  });
}

/** Cancelling returns the units to stock. Undoing it takes them again, or throws NotEnoughStockError. */
export async function changeOrderStatus(
  db: Database,
  orderId: string,
  status: OrderStatus,
): Promise<'changed' | 'no order' | 'delivered' | 'same'> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'no order';
    if (order.status === 'delivered') return 'delivered';
    if (order.status === status) return 'same';
    const units = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    if (status === 'cancelled') await giveUnitsBack(tx, units);
    if (order.status === 'cancelled') {
      const ids = units.map(({ productId }) => productId);
      await takeUnits(tx, units, await lockProducts(tx, ids));
    }
    await tx.update(orders).set({ status }).where(eq(orders.id, orderId));
    return 'changed';
  });
}

/** The total is in rupees, at the prices of the time of each order. */
export async function countDelivered(db: Database): Promise<{ totalOrdersDelivered: number; totalAmount: number }> {
  const [sums] = await db
    .select({
      totalOrdersDelivered: sql<number>`count(distinct ${orders.id})::int`,
      totalAmount: sql<number>`coalesce(sum(${orderItems.unitPrice} * ${orderItems.quantity}), 0)::float8`,
    })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.status, 'delivered'));
  return sums ?? { totalOrdersDelivered: 0, totalAmount: 0 };
}

async function lockOrder(tx: Database, id: string): Promise<typeof orders.$inferSelect | undefined> {
  return (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0];
}
