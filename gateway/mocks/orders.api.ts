import type { OrderStatus } from '../generated/schema.ts';
import { PAYMENT_METHODS, STATUSES, type OrderLine } from '../domains/orders/orders.rest.ts';
import { named } from '../domains/records.ts';
import { priceOf } from '../domains/pricing/pricing.ts';
import { failed, found, nothing, outcome, type Endpoints } from './answers.ts';
import { NO_PRODUCT, productRecord } from './products.api.ts';
import type { AddressRow, MockShop, OrderDetails, OrderRow, Units, UserRow } from './store.ts';

const CLOSED: readonly OrderStatus[] = ['CANCELLED', 'DELIVERED']; // the shopper may order the product again

interface OrderBody {
  products: OrderLine[];
  paymentMethod: string;
  deliveryAddressId: string;
}

export function orderEndpoints(shop: MockShop): Endpoints {
  const ordersOf = (userId: string): OrderRow[] =>
    shop.orders.all().filter(({ id }) => detailsOf(shop, id).userId === userId);
  const record = ({ id, status, paymentMethod, createdAt }: OrderRow) => {
    const { units, addressId, userId } = detailsOf(shop, id);
    const { id: _id, ...address } = shop.addresses.find(addressId ?? '') ?? { id: null };
    return {
      _id: id,
      user: userId,
      products: linesOf(shop, units).map(({ product, quantity }) => ({
        productId: product && productRecord(shop, product),
        quantity,
      })),
      paymentMethod: paymentMethod && PAYMENT_METHODS[paymentMethod],
      orderStatus: STATUSES[status],
      deliveryAddress: _id === null ? null : { _id, ...address },
      created: createdAt,
    };
  };
  const hasOpenOrder = (userId: string, units: Units): boolean =>
    ordersOf(userId).some(
      ({ id, status }) =>
        !CLOSED.includes(status) && [...detailsOf(shop, id).units.keys()].some((productId) => units.has(productId)),
    );

  return {
    member: {
      'POST /api/address': (
        { postalCode, address, block, state, city }: AddressRow & { postalCode: number | string },
        user: UserRow,
      ) => {
        const row = { id: shop.newId(), address, block, state, city, postalCode: String(postalCode) };
        shop.addressOwners.set(shop.addresses.put(row).id, user.id);
        return outcome('saveAddress', 'SAVED', { deliveryAddressId: row.id });
      },
      'GET /api/order/get': (_query: object, user: UserRow) => {
        const orders = ordersOf(user.id).map(record);
        return orders.length > 0 ? found(orders) : nothing('orders');
      },
      'POST /api/order/get/singleOrder': ({ orderId }: { orderId: string }, user: UserRow) => {
        const order = ordersOf(user.id).find(({ id }) => id === orderId);
        return order ? found(record(order)) : nothing('order');
      },
      'GET /api/order/get/all': () => found({ orders: shop.orders.all().map(record) }),
      'GET /api/order/deiveredCount': () => {
        const delivered = shop.orders.all().filter(({ status }) => status === 'DELIVERED');
        const lines = delivered.flatMap(({ id }) => linesOf(shop, detailsOf(shop, id).units));
        return found({ totalOrdersDelivered: delivered.length, totalAmount: priceOf(lines) });
      },
      'POST /api/order/post': ({ products, paymentMethod, deliveryAddressId }: OrderBody, { id: userId }: UserRow) => {
        const units: Units = new Map(products.map(({ productId, quantity }) => [productId, quantity]));
        if (shop.addressOwners.get(deliveryAddressId) !== userId) return failed('Delivery address not found');
        if (hasOpenOrder(userId, units)) return outcome('placeOrder', 'ALREADY_EXISTS');
        if (linesOf(shop, units).some(({ product }) => !product)) return NO_PRODUCT;
        const short = missing(shop, units);
        if (short !== undefined) return outcome('placeOrder', 'INSUFFICIENT_STOCK', { subject: short });
        moveStock(shop, units, -1);
        const order = shop.orders.put({
          id: shop.newId(),
          status: 'PENDING',
          paymentMethod: named(PAYMENT_METHODS, paymentMethod),
          createdAt: new Date().toISOString(),
        });
        shop.orderDetails.set(order.id, { userId, units, addressId: deliveryAddressId });
        return outcome('placeOrder', 'PLACED', { order: record(order) });
      },
      'DELETE /api/order/remove': ({ orderId, productId }: { orderId: string; productId: string }, user: UserRow) => {
        const order = shop.orders.find(orderId);
        if (!order) return outcome('removeOrderItem', 'NOT_FOUND');
        const { userId, units } = detailsOf(shop, orderId);
        if (userId !== user.id) return outcome('removeOrderItem', 'You are not authorized to remove this order');
        if (order.status === 'DELIVERED') return outcome('removeOrderItem', 'ALREADY_DELIVERED');
        const quantity = units.get(productId);
        if (quantity === undefined) return outcome('removeOrderItem', 'Product not found in order');
        // A cancelled order has given its units back already.
        if (order.status !== 'CANCELLED') moveStock(shop, new Map([[productId, quantity]]), 1);
        units.delete(productId);
        if (units.size > 0) return outcome('removeOrderItem', 'PRODUCT_REMOVED');
        shop.orders.remove(orderId);
        return outcome('removeOrderItem', 'ORDER_REMOVED');
      },
      'PATCH /api/order/updateStatus': ({ orderId, newOrderStatus }: { orderId: string; newOrderStatus: string }) => {
        const order = shop.orders.find(orderId);
        if (!order) return outcome('updateOrderStatus', 'NOT_FOUND');
        if (order.status === 'DELIVERED') return outcome('updateOrderStatus', 'ALREADY_DELIVERED');
        const status = named(STATUSES, newOrderStatus);
        if (order.status === status) return outcome('updateOrderStatus', 'ALREADY_SET');
        const { units } = detailsOf(shop, orderId);
        if (status === 'CANCELLED') moveStock(shop, units, 1);
        if (order.status === 'CANCELLED') {
          const lacking = missing(shop, units);
          if (lacking !== undefined) return outcome('updateOrderStatus', 'INSUFFICIENT_STOCK', { subject: lacking });
          moveStock(shop, units, -1);
        }
        shop.orders.put({ id: orderId, status });
        return outcome('updateOrderStatus', 'UPDATED');
      },
    },
  };
}

function detailsOf(shop: MockShop, orderId: string): OrderDetails {
  const details = shop.orderDetails.get(orderId);
  if (!details) throw new Error(`The mock store has no details of order ${orderId}.`);
  return details;
}

function linesOf(shop: MockShop, units: Units) {
  return [...units].map(([id, quantity]) => ({ product: shop.products.find(id) ?? null, quantity }));
}

/** A deleted product is left out, as in the API. */
function missing(shop: MockShop, units: Units): string | undefined {
  return linesOf(shop, units).find(({ product, quantity }) => product && product.stock < quantity)?.product?.id;
}

/** Takes units out of stock (-1) or gives them back (+1). Deleted products are left out. */
function moveStock(shop: MockShop, units: Units, direction: -1 | 1): void {
  for (const { product, quantity } of linesOf(shop, units)) {
    if (product) shop.products.put({ id: product.id, stock: product.stock + direction * quantity });
  }
}
