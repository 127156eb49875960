import type { ProductAnswer } from '../../upstream/products/products.queries.ts';
import { createProductList } from './product-list.ts';

interface Answer {
  status: number;
  body: unknown;
}

/** Returns the bytes of the HTTP answer to a call. */
export type Answers = (method: string, target: string, token: string | undefined) => Buffer;

/** Each log-in is for the next of so many shoppers. */
export const SHOPPERS = 64;
export const shopperToken = (place: number): string => `session-${place % SHOPPERS}`;
const CART_ITEMS = 10;

const REASONS: Record<number, string> = { 200: 'OK', 401: 'Unauthorized', 404: 'Not Found' };

/** Builds each answer at its first call and keeps the bytes, so that a call takes almost no CPU time. */
export function createAnswers(catalogue: readonly ProductAnswer[]): Answers {
  const list = createProductList(catalogue);
  const byId = new Map(catalogue.map((product) => [product._id, product]));
  const made = new Map<string, Buffer>();
  let logins = 0;

  function logIn(): Answer {
    const token = shopperToken(logins);
    logins += 1;
    return { status: 200, body: { messssage: 'Login Successful', token, role: 'user', name: 'Asha', avator: '' } };
  }

  function answer(method: string, target: string, token: string | undefined): Answer {
    const [path = '', search] = target.split('?');
    if (method === 'GET' && path === '/api/products/get') {
      const body = list(new URLSearchParams(search));
      return body ? { status: 200, body } : { status: 404, body: { message: 'No products found' } };
    }
    if (method === 'GET' && path.startsWith('/api/products/get/')) {
      const id = path.slice(path.lastIndexOf('/') + 1);
      const product = byId.get(id);
      if (product) return { status: 200, body: { product } };
      return { status: 404, body: { message: `No product found with id :${id}` } };
    }
    if (!path.startsWith('/api/cart/')) return { status: 404, body: { message: 'Not found' } };
    if (token === undefined) return { status: 401, body: { message: 'Please login first' } };
    if (method === 'GET') return { status: 200, body: cartOf(token, catalogue) };
    return { status: 200, body: { msg: 'product quantity updated in cart' } };
  }

  return (method, target, token) => {
    if (target === '/api/users/login') return toBytes(logIn());
    const key = `${method} ${target} ${target.startsWith('/api/cart/') ? token : ''}`;
    const ready = made.get(key);
    if (ready) return ready;
    const bytes = toBytes(answer(method, target, token));
    made.set(key, bytes);
    return bytes;
  };
}

/** The products depend on the token, so that carts differ. */
function cartOf(token: string, catalogue: readonly ProductAnswer[]) {
  const start = [...token].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const cartItems = Array.from({ length: CART_ITEMS }, (_, place) => ({
    product: catalogue[(start + place * 7) % catalogue.length],
    quantity: 1 + (place % 3),
  }));
  return {
    cartItems,
    totalPrice: cartItems.reduce((sum, { product, quantity }) => sum + (product?.discountPrice ?? 0) * quantity, 0),
    totalProducts: cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

function toBytes({ status, body }: Answer): Buffer {
  const text = Buffer.from(JSON.stringify(body));
  const head = `HTTP/1.1 ${status} ${REASONS[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${text.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), text]);
}
