import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { findProducts, type ProductAnswer } from '../products/products.queries.ts';
import { addresses } from '../database/tables/address.tables.ts';
import { orderItems, orders, type ORDER_STATUSES, type PAYMENT_METHODS } from '../database/tables/orders.tables.ts';

export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** An order in the API's shape. */
export interface OrderAnswer {
  _id: string;
  user: string | null; // null once the account is removed
  /** `productId` holds the whole product as it is now; null: it was deleted. */
  products: { productId: ProductAnswer | null; quantity: number }[];
  paymentMethod: PaymentMethod;
  orderStatus: OrderStatus;
  deliveryAddress: AddressAnswer | null; // null once the account is removed
  created: string;
}

interface AddressAnswer {
  _id: string;
  address: string;
  state: string;
  city: string;
  block: string;
  postalCode: string;
}

/** Oldest first. */
export async function listOrdersOf(db: Database, userId: string): Promise<OrderAnswer[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  return withParts(db, rows);
}

/** Oldest first. */
export async function listAllOrders(db: Database): Promise<OrderAnswer[]> {
  return withParts(db, await db.select().from(orders).orderBy(asc(orders.createdAt), asc(orders.id)));
}

export async function findOrder(db: Database, id: string): Promise<OrderAnswer | undefined> {
  return (await withParts(db, await db.select().from(orders).where(eq(orders.id, id))))[0];
}

/** Makes three queries for any number of orders: items, products with their reviews, and addresses. */
async function withParts(db: Database, rows: (typeof orders.$inferSelect)[]): Promise<OrderAnswer[]> {
  if (rows.length === 0) return [];
  const orderIds = rows.map(({ id }) => id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.position));
  const products = await findProducts(db, [...new Set(items.map(({ productId }) => productId))]);
  const addressIds = [...new Set(rows.flatMap(({ addressId }) => addressId ?? []))];
  const places = await db.select().from(addresses).where(inArray(addresses.id, addressIds));
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  return rows.map(({ id, userId, addressId, paymentMethod, status, createdAt }) => ({
    _id: id,
    user: userId,
    products: (itemsOf.get(id) ?? []).map(({ productId, quantity }) => ({
      productId: products.get(productId) ?? null,
      quantity,
    })),
    paymentMethod,
    orderStatus: status,
    deliveryAddress: asAddress(placeOf.get(addressId ?? '')),
    created: createdAt.toISOString(),
  }));
}

function asAddress(place: typeof addresses.$inferSelect | undefined): AddressAnswer | null {
  if (!place) return null;
  const { id, address, state, city, block, postalCode } = place;
  return { _id: id, address, state, city, block, postalCode };
}
