import type { ProductAnswer } from '../../upstream/products/products.queries.ts';

interface Answer {
  status: number;
  body: unknown;
}

interface Ready {
  status: number;
  bytes: Buffer;
}

/** Answers a call. */
type Answers = (method: string, target: string, token: string | undefined) => Ready;

/** Each log-in is for the next of so many shoppers. */
export const SHOPPERS = 64;
export const shopperToken = (place: number): string => `session-${place % SHOPPERS}`;
const CART_ITEMS = 10;

/** Builds each answer at its first call and keeps the bytes, so that a call takes almost no CPU time. */
export function createAnswers(catalogue: readonly ProductAnswer[]): Answers {
  const byId = new Map(catalogue.map((product) => [product._id, product]));
  const made = new Map<string, Ready>();
  let logins = 0;

  function logIn(): Answer {
    const token = shopperToken(logins);
    logins += 1;
    return { status: 200, body: { messssage: 'Login Successful', token, role: 'user', name: 'Asha', avator: '' } };
  }

  function answer(method: string, target: string, token: string | undefined): Answer {
    const [path = '', search] = target.split('?');
    if (method === 'GET' && path === '/api/products/get') {
      const body = pageOf(catalogue, new URLSearchParams(search));
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

const toBytes = ({ status, body }: Answer): Ready => ({ status, bytes: Buffer.from(JSON.stringify(body)) });

/** A page of the list that the query asks for; undefined: it is empty. */
function pageOf(catalogue: readonly ProductAnswer[], query: URLSearchParams) {
  const number = (name: string, fallback: number): number => Number(query.get(name) ?? fallback);
  const [categories, brands] = [query.getAll('category'), query.getAll('brand')];
  const [lowest, highest] = [number('minPrice', 0), number('maxPrice', Infinity)];
  const field = query.get('_sort') as keyof ProductAnswer | null;
  const turn = query.get('_order') === 'desc' ? -1 : 1;
  const all = field ? catalogue.toSorted((a, b) => turn * compare(a[field], b[field])) : catalogue;
  const matching = all.filter(
    ({ category, brand, originalPrice }) =>
      isAmong(category, categories) && isAmong(brand, brands) && originalPrice >= lowest && originalPrice <= highest,
  );
  const limit = number('limit', Math.max(1, matching.length));
  const first = (number('page', 1) - 1) * limit;
  const products = matching.slice(first, first + limit);
  return products.length > 0 ? { products, totalPage: Math.ceil(matching.length / limit) } : undefined;
}

function isAmong(value: string | null, wanted: readonly string[]): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}
