import { ApolloLink, gql } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClientWith } from '../../../web/src/apollo/client.ts';
import { broadcastChanges, receiveChanges } from '../../../web/src/apollo/tabs.ts';
import { currentUser, startSession } from '../../../web/src/session/session-user.ts';
import { mockSchema, productId } from '../../support/graphql/mock-schema.ts';

const SHOPPER = 'shopper@haat.com';
const ITEM = `items { id quantity lineTotal product { id title } } totalPrice totalProducts`;
const CART = gql(`query Cart { cart { ${ITEM} } }`);
const ORDERS = gql(`query Orders { orders { id total items { id product { id } } } }`);
const ADD = gql(`mutation Add($id: ID!) { addToCart(productId: $id) { code message cart { ${ITEM} } } }`);
const ADDRESS = gql(`mutation Address {
  saveAddress(input: { address: "14", block: "6", state: "Kerala", city: "Kochi", postalCode: "682011" }) { deliveryAddressId }
}`);
const ORDER = gql(`mutation Order($input: PlaceOrderInput!) {
  placeOrder(input: $input) { code message order { id total items { id product { id } } } }
}`);
const REMOVE = gql(`mutation Remove($orderId: ID!, $productId: ID!) {
  removeOrderItem(orderId: $orderId, productId: $productId) { code message order { id total items { id product { id } } } }
}`);

/** Channels with one name: each message reaches all others, copied as between tabs. */
function channels(count: number): BroadcastChannel[] {
  const all = Array.from({ length: count }, () => new EventTarget());
  return all.map((channel) =>
    Object.assign(channel, {
      postMessage(data: unknown) {
        const copy = structuredClone(data);
        for (const other of all)
          if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data: copy }));
      },
    }),
  ) as unknown as BroadcastChannel[];
}

/** Two tabs of one browser. The shopper has one product in the cart. */
function openTabs() {
  const schema = mockSchema({ signedInAs: SHOPPER, cart: [{ productId: productId(2), quantity: 1 }] });
  const asked: string[] = [];
  const [here, there] = channels(2).map((channel) => {
    const count = new ApolloLink((operation, forward) => {
      asked.push(operation.operationName ?? '');
      return forward(operation);
    });
    const client = createClientWith(ApolloLink.from([broadcastChanges(channel), count, new SchemaLink({ schema })]));
    receiveChanges(client, channel);
    return client;
  });
  if (!here || !there) throw new Error('Two tabs were asked for.');
  return { here, there, asked };
}

const logIn = (token: string) =>
  startSession({ name: 'Asha Menon', role: 'USER', avatar: null, email: SHOPPER, message: '', token });

beforeEach(() => logIn('t'));

test('the cart of one tab is the cart of the other, without asking', async () => {
  const { here, there, asked } = openTabs();
  await there.query({ query: CART });
  await here.mutate({ mutation: ADD, variables: { id: productId(3) } });
  expect(there.cache.readQuery({ query: CART })).toMatchObject({
    cart: { totalProducts: 2, items: [{ id: productId(2) }, { id: productId(3), quantity: 1 }] },
  });
  expect(asked).toEqual(['Cart', 'Add']);
});

test('an order empties the cart and joins the list in both tabs; losing its last product it leaves both', async () => {
  const { here, there, asked } = openTabs();
  for (const tab of [here, there]) {
    await tab.query({ query: CART });
    await tab.query({ query: ORDERS });
  }
  const address = await here.mutate<{ saveAddress: { deliveryAddressId: string } }>({ mutation: ADDRESS });
  asked.length = 0;
  const placed = await here.mutate<{ placeOrder: { order: { id: string } } }>({
    mutation: ORDER,
    variables: {
      input: {
        items: [{ productId: productId(2), quantity: 1 }],
        paymentMethod: 'UPI',
        deliveryAddressId: address.data?.saveAddress.deliveryAddressId,
        clearCart: true,
      },
    },
  });
  const orderId = placed.data?.placeOrder.order.id;
  for (const { cache } of [here, there]) {
    expect(cache.readQuery({ query: CART })).toMatchObject({ cart: { items: [], totalProducts: 0 } });
    expect(cache.readQuery({ query: ORDERS })).toMatchObject({
      orders: [{ id: orderId, items: [{ id: productId(2) }] }],
    });
  }
  await here.mutate({ mutation: REMOVE, variables: { orderId, productId: productId(2) } });
  for (const { cache } of [here, there]) expect(cache.readQuery({ query: ORDERS })).toMatchObject({ orders: [] });
  expect(asked).toEqual(['Order', 'Remove']);
});

test('a tab with another session takes no notice', async () => {
  const schema = mockSchema({ signedInAs: SHOPPER, cart: [{ productId: productId(2), quantity: 1 }] });
  const [telling, hearing] = channels(2);
  if (!telling || !hearing) throw new Error('Two channels were asked for.');
  const teller = createClientWith(broadcastChanges(telling).concat(new SchemaLink({ schema })));
  const follower = createClientWith(new SchemaLink({ schema }));
  await follower.query({ query: CART });
  const before: unknown = follower.cache.readQuery({ query: CART });
  // From here on the second tab belongs to another account; the first tab has not noticed the log-in yet.
  hearing.addEventListener('message', () => logIn('another'));
  receiveChanges(follower, hearing);
  await teller.mutate({ mutation: ADD, variables: { id: productId(3) } });
  expect(currentUser()?.token).toBe('another');
  expect(follower.cache.readQuery({ query: CART })).toEqual(before);
});

test('no password leaves its tab, neither of a log-in nor of an account that is created', async () => {
  const [mine, other] = channels(2);
  if (!mine || !other) throw new Error('Two channels were asked for.');
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));
  const client = createClientWith(broadcastChanges(mine).concat(new SchemaLink({ schema: mockSchema() })));
  const LOG_IN = gql`
    mutation LogIn($email: String!, $password: String!) {
      login(input: { email: $email, password: $password }) {
        code
      }
    }
  `;
  const { data } = await client.mutate<{ login: { code: string } }>({
    mutation: LOG_IN,
    variables: { email: SHOPPER, password: 'Shopper@1' },
  });
  expect(data?.login.code).toBe('LOGGED_IN');
  expect(heard).toEqual([]);

  const CREATE = gql`
    mutation Create($input: CreateUserInput!) {
      createUser(input: $input) {
        code
      }
    }
  `;
  const schema = mockSchema({ signedInAs: 'super@haat.com' });
  const staff = createClientWith(broadcastChanges(mine).concat(new SchemaLink({ schema })));
  logIn('another');
  const input = { name: 'Newcomer', email: 'new@haat.com', mobile: '9876543210', password: 'Secret@1', role: 'USER' };
  await staff.mutate({ mutation: CREATE, variables: { input } });
  await vi.waitFor(() => expect(heard).toMatchObject([{ data: { createUser: { code: 'CREATED' } } }]));
  expect(JSON.stringify(heard)).not.toContain('Secret@1');
});
