import type { RequestListener } from 'node:http';
import { RAW_ADDRESS, RAW_ORDER, RAW_PRODUCT, RAW_REVIEW, RAW_USER } from '../../support/records.ts';

/** One body that every call of the API finds its own part in. */
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
  cart: [{ productId: RAW_PRODUCT, quantity: 2 }],
  cartData: { products: [{ productId: RAW_PRODUCT, quantity: 2 }] },
  wishlist: [RAW_PRODUCT],
  orders: [RAW_ORDER],
  order: RAW_ORDER,
  orderData: [RAW_ORDER],
  reviews: [RAW_REVIEW],
  address: RAW_ADDRESS,
  deliveryAddress: RAW_ADDRESS,
  totalPage: 1,
};

/** An API that answers everything alike, and quickly. */
export const plausibleApi: RequestListener = (req, res) => {
  req.resume();
  if (req.url?.startsWith('/pictures/')) return void res.writeHead(200, { 'content-type': 'image/webp' }).end('RIFF');
  res.end(JSON.stringify(PLAUSIBLE));
};
