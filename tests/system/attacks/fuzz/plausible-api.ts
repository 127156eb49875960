import type { RequestListener } from 'node:http';
import { RAW_ADDRESS, RAW_ORDER, RAW_PRODUCT, RAW_REVIEW, RAW_USER } from '../../../support/records.ts';

/** One body that fits every call of the API. */
export const PLAUSIBLE = {
  message: 'Login Successful',
  hint: 'none',
  token: 'a-token-of-the-api',
  role: 'user',
  name: 'Asha Rao',
  products: [RAW_PRODUCT],
  product: RAW_PRODUCT,
  user: RAW_USER,
  users: [RAW_USER],
  cartItems: [{ product: RAW_PRODUCT, quantity: 2 }],
  orders: [RAW_ORDER],
  order: RAW_ORDER,
  totalOrdersDelivered: 3,
  totalAmount: 900,
  reviews: [RAW_REVIEW],
  address: RAW_ADDRESS,
  deliveryAddress: RAW_ADDRESS,
  totalPage: 1,
};

/** The wishlist and a shopper's orders are lists. */
export const PLAUSIBLE_WISHLIST = [{ products: [{ productId: RAW_PRODUCT }] }];
export const PLAUSIBLE_ORDERS = [RAW_ORDER];

/** Answers equal calls in the same way, without a delay. */
export const plausibleApi: RequestListener = (req, res) => {
  req.resume();
  if (req.url?.startsWith('/pictures/')) return void res.writeHead(200, { 'content-type': 'image/webp' }).end('RIFF');
  const path = req.url?.split('?')[0] ?? '';
  const lists: Record<string, unknown> = {
    '/api/wishlist/get': PLAUSIBLE_WISHLIST,
    '/api/order/get': PLAUSIBLE_ORDERS,
  };
  res.end(JSON.stringify(lists[path] ?? PLAUSIBLE));
};
