import { isMissing, readCount, readId, type Body } from '../http/body.ts';
import type { PaymentMethod } from './orders.answers.ts';
import { MAX_UNITS, type Units } from '../products/stock.ts';
import { PAYMENT_METHODS } from '../database/tables/orders.tables.ts';

/** Invalid ids are empty. */
interface OrderRequest {
  units: Units[];
  paymentMethod: PaymentMethod;
  addressId: string;
}

/** `answer` is the format of the old API: plain text for missing fields, JSON for wrong ones. */
export class OrderRequestError extends Error {
  readonly answer: 'text' | 'json';

  constructor(message: string, answer: 'text' | 'json') {
    super(message);
    this.answer = answer;
  }
}

const MAX_PRODUCTS = 100; // different products in an order

/** Adds up the quantities of a product that occurs twice. */
export function readOrderRequest(body: Body): OrderRequest {
  const { products, paymentMethod, deliveryAddressId } = body;
  if (!Array.isArray(products) || products.length === 0) throw new OrderRequestError('products is required', 'text');
  if (isMissing(paymentMethod)) throw new OrderRequestError('paymentMethod is required', 'text');
  if (isMissing(deliveryAddressId)) throw new OrderRequestError('deliveryAddressId is required', 'text');
  const method = PAYMENT_METHODS.find((known) => known === paymentMethod);
  if (!method) throw new OrderRequestError('Valid paymentMethod required', 'json');
  const quantities = new Map<string, number>();
  for (const product of products as unknown[]) {
    const { productId, quantity } = readUnits(product);
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  if (quantities.size > MAX_PRODUCTS || [...quantities.values()].some((quantity) => quantity > MAX_UNITS)) {
    throw new OrderRequestError('Too many products', 'json');
  }
  const units = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  return { units, paymentMethod: method, addressId: readId(deliveryAddressId) ?? '' };
}

function readUnits(product: unknown): Units {
  const { productId, quantity = 1 } = (product ?? {}) as { productId?: unknown; quantity?: unknown };
  if (isMissing(productId)) throw new OrderRequestError('productId is required', 'text');
  const count = readCount(quantity, 1, MAX_UNITS);
  if (count === undefined) throw new OrderRequestError('Valid quantity required', 'json');
  return { productId: readId(productId) ?? '', quantity: count };
}
