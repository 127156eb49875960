import { change, changeAndRead } from '../change.ts';
import type { OrderStatus, PaymentMethod } from '../../generated/schema.ts';
import { saysNothing } from '../../rest/outcomes.ts';
import { count, isObjectId, list, number, objectId, record, text } from '../../lib/json-readers.ts';
import type { Effect, Rest } from '../../rest/client.ts';
import { badResponse } from '../../rest/errors.ts';
import { parseAddress, type DeliveryAddress } from '../address/address.rest.ts';
import { parseProduct, type Product } from '../products/products.rest.ts';

/** What somebody has ordered. */
export interface Order {
  id: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod | null;
  /** Milliseconds since 1970; null where the record does not say. */
  createdAt: number | null;
  items: OrderItem[];
  deliveryAddress: DeliveryAddress | null;
}

/** One product of an order; `product` is null once it was deleted. */
export interface OrderItem {
  id: string;
  product: Product | null;
  quantity: number;
}

/** All orders that match, and which page of them is asked for. */
export interface OrderPage {
  orders: Order[];
  page: number;
  pageSize: number;
}

/** What is ordered: a product and how many of it. */
export interface OrderLine {
  productId: string;
  quantity: number;
}

/** The effect of a call that only reads, though it is not a GET. */
const NO_EFFECT: Effect = { marks: [], isRefusal: () => true };
/** The API's words for the states of an order. */
export const STATUSES: Record<OrderStatus, string> = {
  PENDING: 'pending',
  PACKED: 'packed',
  DISPATCHED: 'dispatch',
  CANCELLED: 'cancelled',
  DELIVERED: 'delivered',
  UNKNOWN: 'unknown',
};
/** The API's words for the ways to pay. */
export const PAYMENT_METHODS: Record<PaymentMethod, string> = {
  CREDIT_CARD: 'creditCard',
  UPI: 'UPI',
  CASH_ON_DELIVERY: 'cashOn',
};

/** GET /api/order/get: the caller's own, latest first. */
export async function listOrders(rest: Rest): Promise<Order[]> {
  const answer = await rest.get('/api/order/get');
  if (saysNothing('orders', answer)) return [];
  const orders = answer.status === 200 ? list(answer.body) : undefined;
  if (!orders) throw badResponse('GET /api/order/get');
  return latestFirst(orders);
}

/** POST /api/order/get/singleOrder, which only reads. Null: no such order, or somebody else's. */
export async function findOrder(rest: Rest, orderId: string): Promise<Order | null> {
  if (!isObjectId(orderId)) return null;
  const answer = await rest.send('POST', '/api/order/get/singleOrder', { orderId }, NO_EFFECT);
  if (saysNothing('order', answer)) return null;
  // Some deployments wrap it.
  const order = answer.status === 200 ? parseOrder(record(answer.body)?.['order'] ?? answer.body) : undefined;
  if (!order) throw badResponse('POST /api/order/get/singleOrder');
  return order;
}

/** GET /api/order/get/all: everybody's, latest first. */
export async function listAllOrders(rest: Rest): Promise<Order[]> {
  const answer = await rest.get('/api/order/get/all');
  if (saysNothing('orders', answer)) return [];
  const orders = answer.status === 200 ? list(record(answer.body)?.['orders'] ?? answer.body) : undefined;
  if (!orders) throw badResponse('GET /api/order/get/all');
  return latestFirst(orders);
}

/** GET /api/order/deiveredCount (sic). */
export async function getDeliveredTotals(rest: Rest): Promise<{ orders: number; amount: number }> {
  const { status, body } = await rest.get('/api/order/deiveredCount');
  const orders = count(record(body)?.['totalOrdersDelivered']);
  const amount = number(record(body)?.['totalAmount']);
  if (status !== 200 || orders === undefined || amount === undefined) throw badResponse('GET /api/order/deiveredCount');
  return { orders, amount: Math.max(0, amount) };
}

/** POST /api/order/post. */
export async function placeOrder(rest: Rest, products: OrderLine[], method: PaymentMethod, deliveryAddressId: string) {
  const payload = { products, paymentMethod: PAYMENT_METHODS[method], deliveryAddressId, token: rest.token };
  const { body, outcome } = await changeAndRead(rest, 'placeOrder', 'POST /api/order/post', payload);
  const order = outcome.code === 'PLACED' ? (parseOrder(record(body)?.['order']) ?? null) : null;
  return { ...outcome, order };
}

/** DELETE /api/order/remove. */
export const removeOrderItem = (rest: Rest, orderId: string, productId: string) =>
  change(rest, 'removeOrderItem', 'DELETE /api/order/remove', { orderId, productId });

/** PATCH /api/order/updateStatus. */
export const updateOrderStatus = (rest: Rest, orderId: string, status: OrderStatus) =>
  change(rest, 'updateOrderStatus', 'PATCH /api/order/updateStatus', { orderId, newOrderStatus: STATUSES[status] });

function latestFirst(orders: unknown[]): Order[] {
  const parsed = orders.flatMap((raw) => parseOrder(raw) ?? []);
  return parsed.sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0) || (a.id < b.id ? 1 : -1));
}

/** Reads one raw order; undefined without an id or a list of products. */
export function parseOrder(value: unknown): Order | undefined {
  const raw = record(value);
  const id = objectId(raw?.['_id']);
  const products = list(raw?.['products']);
  if (!raw || !id || !products) return undefined;
  const created = Date.parse(text(raw['created']) ?? '');
  return {
    id,
    status: named(STATUSES, raw['orderStatus']) ?? 'UNKNOWN',
    paymentMethod: named(PAYMENT_METHODS, raw['paymentMethod']) ?? null,
    createdAt: Number.isNaN(created) ? null : created,
    items: products.map((item, index) => parseItem(record(item), `${id}-${index}`)),
    deliveryAddress: parseAddress(raw['deliveryAddress'], `${id}-address`) ?? null,
  };
}

/** A deleted product takes its id along (`productId: null`); its item gets one that is its own within all orders. */
function parseItem(raw: Record<string, unknown> | undefined, ownId: string): OrderItem {
  const product = parseProduct(raw?.['productId']) ?? null;
  const id = product?.id ?? objectId(raw?.['productId']) ?? ownId;
  return { id, product, quantity: Math.max(1, count(raw?.['quantity']) ?? 1) };
}

/** The name under which a table has the API's word, in any case. */
function named<Name extends string>(words: Record<Name, string>, word: unknown): Name | undefined {
  const said = text(word)?.toLowerCase();
  return (Object.keys(words) as Name[]).find((name) => words[name].toLowerCase() === said);
}
