import { randomUUID } from 'node:crypto';
import type { Shop, Visitor } from '../support/servers/shop.ts';
import { catalogue } from './screens.ts';

/** A visitor with a new account, so that tests do not share orders. */
export interface Shopper extends Visitor {
  email: string;
  password: string;
}

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { code } }';
const SAVE_ADDRESS = 'mutation ($input: AddressInput!) { saveAddress(input: $input) { deliveryAddressId } }';
const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { code order { id } } }';
/** Where test orders go. */
export const ADDRESS = {
  address: '14, Lake View Road',
  block: 'Ward 6',
  city: 'Ernakulam',
  state: 'Kerala',
  postalCode: '682011',
};

export async function newShopper(shop: Shop, email = `kavya.${randomUUID()}@example.com`): Promise<Shopper> {
  const visitor = shop.visitor();
  const password = 'Kavya@12';
  await visitor.query(REGISTER, { input: { name: 'Kavya Reddy', email, password, mobile: '9876543210' } });
  const code = await visitor.logIn(email, password);
  if (code !== 'LOGGED_IN') throw new Error(`${email} could not log in: ${code}`);
  return { ...visitor, email, password };
}

/** Orders one unit each of so many products, from the one at `first` on. Returns the order's id and the titles. */
export async function placeOrder(shop: Shop, shopper: Shopper, count: number, first = 0) {
  const products = (await catalogue(shop)).filter(({ stock }) => stock > 10).slice(first, first + count);
  const { data: saved } = await shopper.query<{ saveAddress: { deliveryAddressId: string } }>(SAVE_ADDRESS, {
    input: ADDRESS,
  });
  const { data: placed } = await shopper.query<{ placeOrder: { code: string; order: { id: string } | null } }>(PLACE, {
    input: {
      items: products.map(({ id }) => ({ productId: id })),
      paymentMethod: 'UPI',
      deliveryAddressId: saved.saveAddress.deliveryAddressId,
    },
  });
  const { code, order } = placed.placeOrder;
  if (!order) throw new Error(`The order was not placed: ${code}`);
  return { id: order.id, titles: products.map(({ title }) => title) };
}

/** A super admin says that it has arrived. */
export async function deliverOrder(shop: Shop, id: string): Promise<void> {
  const superAdmin = await shop.as('superAdmin');
  const deliver = 'mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: DELIVERED) { code } }';
  const { data } = await superAdmin.query<{ updateOrderStatus: { code: string } }>(deliver, { id });
  if (data.updateOrderStatus.code !== 'UPDATED') throw new Error(`Not delivered: ${data.updateOrderStatus.code}`);
}

/** Orders of the seeded shopper, one product each. They are placed at the API, which has no limit per minute. */
export async function placeManyOrders(shop: Shop, count: number): Promise<string[]> {
  const token = await shop.upstreamToken('user');
  const send = async (path: string, body: object): Promise<{ deliveryAddressId: string; order: { _id: string } }> => {
    const answer = await fetch(`${shop.upstreamUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...body, token }),
    });
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Awaited<ReturnType<typeof send>>;
  };
  const { deliveryAddressId } = await send('/api/address', ADDRESS);
  const { data } = await (
    await shop.as('admin')
  ).query<{ catalogue: { rows: { id: string }[] } }>(
    'query ($count: Int!) { catalogue(filter: { minStock: 1 }, limit: $count) { rows { id } } }',
    { count },
  );
  const orders: string[] = [];
  for (const { id } of data.catalogue.rows) {
    const order = { products: [{ productId: id }], paymentMethod: 'UPI', deliveryAddressId };
    orders.push((await send('/api/order/post', order)).order._id);
  }
  if (orders.length !== count) throw new Error(`There are products for ${orders.length} orders.`);
  return orders;
}
