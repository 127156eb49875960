import { isObjectId } from '../lib/json-readers.ts';
import { mockCatalogue, mockId } from './catalogue.ts';
import type { MockAccount, MockOptions, MockOrder, MockProduct, MockUnits } from './options.ts';
import { MOCK_ACCOUNTS, mockOrders } from './people.ts';
import { findAccount, type MockShop, type Units } from './store.ts';

/** What is absent in the options comes from the seed. */
export function seedShop(shop: MockShop, options: MockOptions): void {
  const products = options.products ?? mockCatalogue();
  const accounts = options.accounts ?? MOCK_ACCOUNTS;
  const orders = options.orders ?? (options.products || options.accounts ? [] : mockOrders(products));
  checkIds([...products, ...products.flatMap(({ reviews }) => reviews), ...orders]);
  for (const product of products) seedProduct(shop, product);
  shop.unpriced = options.unpriced ?? [];
  for (const [place, account] of accounts.entries()) seedAccount(shop, account, place);
  for (const order of orders) seedOrder(shop, order);
  if (options.signedInAs) {
    const { id } = requireAccount(shop, options.signedInAs);
    shop.carts.set(id, unitsOf(options.cart ?? []));
    shop.wishlists.set(id, new Set(options.wishlist));
  }
}

/** The gateway leaves out records without an id of the API, which is hard to notice. */
function checkIds(rows: readonly { id: string }[]): void {
  const wrong = rows.find(({ id }) => !isObjectId(id));
  if (wrong) throw new Error(`An id of the mock shop needs 24 hexadecimal digits: ${wrong.id}.`);
}

function seedProduct(shop: MockShop, { reviews, ...product }: MockProduct): void {
  shop.products.put(product);
  for (const review of reviews) {
    shop.reviews.put(review);
    shop.reviewDetails.set(review.id, { productId: product.id, userId: undefined });
  }
}

function seedAccount(shop: MockShop, { password, ...person }: MockAccount, place: number): void {
  const mobile = `98450${String(place).padStart(5, '0')}`;
  const { id } = shop.users.put({ id: mockId('64', place), mobile, avatar: null, ...person });
  shop.passwords.set(id, password);
}

function seedOrder(shop: MockShop, { owner, items, deliveryAddress, ...order }: MockOrder): void {
  const { id: userId } = requireAccount(shop, owner);
  const addressId = deliveryAddress && shop.addresses.put({ id: shop.newId(), ...deliveryAddress }).id;
  if (addressId) shop.addressOwners.set(addressId, userId);
  shop.orders.put(order);
  shop.orderDetails.set(order.id, { userId, addressId, units: unitsOf(items) });
}

function requireAccount(shop: MockShop, email: string) {
  const account = findAccount(shop, email);
  if (!account) throw new Error(`No account of the mock shop has the e-mail address ${email}.`);
  return account;
}

function unitsOf(items: readonly MockUnits[]): Units {
  return new Map(items.map(({ productId, quantity }) => [productId, quantity]));
}
