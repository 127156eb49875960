import { describe, expect, test } from 'vitest';
import { DIALECTS, startShop } from '../../support/servers/shop.ts';
import { newShopper, placeOrder } from '../../e2e/shoppers.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

interface Customers {
  allOrders: { items: { id: string; customer: { id: string; name: string; email: string } | null }[] };
}
const CUSTOMERS = '{ allOrders(pageSize: 50) { items { id customer { id name email } } } }';

describe.each(DIALECTS)('whose order it is, $dialect', ({ quirks }) => {
  const shop = shopForTests(() => startShop({ upstream: { quirks } }));
  const calls = (path: string): number => shop.upstreamCalls.filter((call) => call === `GET ${path}`).length;

  test('a super admin sees, their own orders too, with two reads for all orders', async () => {
    const shopper = await newShopper(shop);
    const order = await placeOrder(shop, shopper, 1);
    const superAdmin = await shop.as('superAdmin');
    const own = await placeOrder(shop, { ...superAdmin, email: '', password: '' }, 2);
    const before = [calls('/api/users/get'), calls('/api/users/get/user')] as const;
    const { data, errors } = await superAdmin.query<Customers>(CUSTOMERS);
    expect(errors).toEqual([]);
    const customerOf = (id: string) => data.allOrders.items.find((found) => found.id === id)?.customer;
    expect(customerOf(order.id)).toMatchObject({ name: 'Kavya Reddy', email: shopper.email });
    expect(customerOf(own.id)).toMatchObject({ email: 'super@haat.com' });
    expect(calls('/api/users/get')).toBe(before[0] + 1);
    expect(calls('/api/users/get/user')).toBe(before[1] + 1);
  });

  test('an account that is gone leaves the order without a customer', async () => {
    const shopper = await newShopper(shop);
    const { id } = await placeOrder(shop, shopper, 1);
    const superAdmin = await shop.as('superAdmin');
    const customer = async () => {
      const { data, errors } = await superAdmin.query<Customers>(CUSTOMERS);
      expect(errors).toEqual([]);
      return data.allOrders.items.find((order) => order.id === id)?.customer;
    };
    const account = await customer();
    expect(account?.email).toBe(shopper.email);
    const { data } = await superAdmin.query<{ removeUser: { code: string } }>(
      'mutation ($id: ID!) { removeUser(id: $id) { code } }',
      { id: account?.id },
    );
    expect(data.removeUser.code).toBe('REMOVED');
    expect(await customer()).toBeNull();
  });

  test.each(['user', 'admin'] as const)('nobody else may ask, not even for their own order: %s', async (role) => {
    const person = await shop.as(role);
    await placeOrder(shop, { ...person, email: '', password: '' }, 1);
    const { errors } = await person.query('{ orders { customer { email } } }');
    expect(errors.map(({ extensions }) => extensions?.code)).toContain('FORBIDDEN');
  });
});
