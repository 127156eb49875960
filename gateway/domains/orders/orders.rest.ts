import { change, changeAndRead } from '../change.ts';
import type { OrderStatus, PaymentMethod } from '../../generated/schema.ts';
import { count, isObjectId, list, number, objectId, record, text } from '../../lib/json-readers.ts';
import type { Effect, Rest } from '../../rest/client.ts';
import { endpoint, type Endpoint } from '../../rest/endpoint.ts';
import { badResponse } from '../../rest/errors.ts';
import { saysNothing } from '../../rest/read-outcome.ts';
import { parseAddress, type DeliveryAddress } from '../address/address.rest.ts';
import { parseProduct, type Product } from '../products/products.rest.ts';
import { named, readRecords } from '../records.ts';

export const LIST_ORDERS = endpoint('GET /api/order/get', { defers: 'reviews' });
export const FIND_ORDER = endpoint('POST /api/order/get/singleOrder');
export const LIST_ALL_ORDERS = endpoint('GET /api/order/get/all', { defers: 'reviews' });
export const GET_DELIVERED_TOTALS = endpoint('GET /api/order/deiveredCount');
const PLACE_ORDER = endpoint('POST /api/order/post');
const REMOVE_ORDER_ITEM = endpoint('DELETE /api/order/remove');
const UPDATE_ORDER_STATUS = endpoint('PATCH /api/order/updateStatus');

export interface Order {
  id: string;
  customerId: string | null;
  status: OrderStatus;
  paymentMethod: PaymentMethod | null;
  createdAt: number | null; // ms since 1970; null: the record does not say
  items: OrderItem[];
  deliveryAddress: DeliveryAddress | null;
}

interface OrderItem {
  id: string;
  product: Product | null; // null: deleted since
  quantity: number;
}

export interface OrderPage {
  orders: readonly Order[]; // of all pages
  matching: readonly Order[]; // the same in any status
  page: number;
  pageSize: number;
}

export interface OrderLine {
  productId: string;
  quantity: number;
}

export interface OrderChange {
  code: string;
  message: string;
  orderId: string;
}

const NO_EFFECT: Effect = { tags: [], isRefusal: () => true }; // a read, though it is not a GET
export const STATUSES: Record<OrderStatus, string> = {
  PENDING: 'pending',
  PACKED: 'packed',
  DISPATCHED: 'dispatch',
  CANCELLED: 'cancelled',
  DELIVERED: 'delivered',
  UNKNOWN: 'unknown',
};
export const PAYMENT_METHODS: Record<PaymentMethod, string> = {
  CREDIT_CARD: 'creditCard',
  UPI: 'UPI',
  CASH_ON_DELIVERY: 'cashOn',
};

export async function listOrders(rest: Rest): Promise<Order[]> {
  const answer = await rest.get(LIST_ORDERS);
  if (saysNothing('orders', answer)) return [];
  const orders = answer.status === 200 ? list(answer.body) : undefined;
  if (!orders) throw badResponse(LIST_ORDERS.name);
  return latestFirst(rest, LIST_ORDERS, orders);
}

/** Null: there is no such order, or it is another user's. */
export async function findOrder(rest: Rest, orderId: string): Promise<Order | null> {
  if (!isObjectId(orderId)) return null;
  const answer = await rest.send(FIND_ORDER, { orderId }, NO_EFFECT);
  if (saysNothing('order', answer)) return null;
  // Some deployments answer with `{ order }`.
  const order = answer.status === 200 ? parseOrder(record(answer.body)?.['order'] ?? answer.body) : undefined;
  if (!order) throw badResponse(FIND_ORDER.name);
  return order;
}

export async function listAllOrders(rest: Rest): Promise<Order[]> {
  const answer = await rest.get(LIST_ALL_ORDERS);
  if (saysNothing('orders', answer)) return [];
  const orders = answer.status === 200 ? list(record(answer.body)?.['orders'] ?? answer.body) : undefined;
  if (!orders) throw badResponse(LIST_ALL_ORDERS.name);
  return latestFirst(rest, LIST_ALL_ORDERS, orders);
}

export async function getDeliveredTotals(rest: Rest): Promise<{ orders: number; amount: number }> {
  const { status, body } = await rest.get(GET_DELIVERED_TOTALS);
  const orders = count(record(body)?.['totalOrdersDelivered']);
  const amount = number(record(body)?.['totalAmount']);
  if (status !== 200 || orders === undefined || amount === undefined) throw badResponse(GET_DELIVERED_TOTALS.name);
  return { orders, amount: Math.max(0, amount) };
}

export async function placeOrder(rest: Rest, products: OrderLine[], method: PaymentMethod, deliveryAddressId: string) {
  const payload = { products, paymentMethod: PAYMENT_METHODS[method], deliveryAddressId, token: rest.token };
  const { body, outcome } = await changeAndRead(rest, 'placeOrder', PLACE_ORDER, payload);
  const order = outcome.code === 'PLACED' ? (parseOrder(record(body)?.['order']) ?? null) : null;
  return { ...outcome, order };
}

export const removeOrderItem = (rest: Rest, orderId: string, productId: string) =>
  change(rest, 'removeOrderItem', REMOVE_ORDER_ITEM, { orderId, productId });

export const updateOrderStatus = (rest: Rest, orderId: string, status: OrderStatus) =>
  change(rest, 'updateOrderStatus', UPDATE_ORDER_STATUS, { orderId, newOrderStatus: STATUSES[status] });

function latestFirst(rest: Rest, endpoint: Endpoint, records: unknown[]): Order[] {
  const parsed = readRecords(rest, endpoint, records, parseOrder);
  return parsed.sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0) || (a.id < b.id ? 1 : -1));
}

export function parseOrder(value: unknown): Order | undefined {
  const raw = record(value);
  const id = objectId(raw?.['_id']);
  const products = list(raw?.['products']);
  if (!raw || !id || !products) return undefined;
  const created = Date.parse(text(raw['created']) ?? '');
  return {
    id,
    customerId: objectId(raw['user']) ?? objectId(record(raw['user'])?.['_id']) ?? null,
    status: named(STATUSES, raw['orderStatus']) ?? 'UNKNOWN',
    paymentMethod: named(PAYMENT_METHODS, raw['paymentMethod']) ?? null,
    createdAt: Number.isNaN(created) ? null : created,
    items: products.map((item, index) => parseItem(record(item), `${id}-${index}`)),
    deliveryAddress: parseAddress(raw['deliveryAddress'], `${id}-address`) ?? null,
  };
}

/** A deleted product has no id (`productId: null`). Its item gets one that is unique among all orders. */
function parseItem(raw: Record<string, unknown> | undefined, ownId: string): OrderItem {
  const product = parseProduct(raw?.['productId']) ?? null;
  const id = product?.id ?? objectId(raw?.['productId']) ?? ownId;
  return { id, product, quantity: Math.max(1, count(raw?.['quantity']) ?? 1) };
}
