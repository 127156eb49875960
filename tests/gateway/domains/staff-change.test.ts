import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { GatewayContext } from '../../../gateway/domains/context.ts';
import { logged } from '../../../gateway/domains/staff-change.ts';
import { ShopError } from '../../../gateway/errors/shop-error.ts';
import { newShopper, placeOrder } from '../../e2e/shoppers.ts';
import { keptLog } from '../../support/log.ts';
import { startShop, type Visitor } from '../../support/servers/shop.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

// Who changed what is in the log, line by line; secrets and people's data are not.

const { log, lines } = keptLog();
const shop = shopForTests(() => startShop({ log }));
let superAdmin: Visitor;
beforeAll(async () => {
  superAdmin = await shop.as('superAdmin');
});
beforeEach(() => void lines.splice(0));

async function ask<Data>(document: string, variables: Record<string, unknown> = {}, by = superAdmin): Promise<Data> {
  const { data, errors } = await by.query<Data>(document, variables);
  expect(errors).toEqual([]);
  return data;
}

/** Without what pino adds to any line. */
const OF_ANY_LINE = ['level', 'time', 'pid', 'hostname', 'msg'];
const changes = (): unknown[] =>
  lines
    .filter((line) => line.includes('"change by staff"'))
    .map(
      (line) => JSON.parse(line, (key, value: unknown) => (OF_ANY_LINE.includes(key) ? undefined : value)) as unknown,
    );

const PRODUCT = {
  title: 'Clay cup',
  brand: 'Haat',
  category: 'home',
  image: 'https://example.com/cup.jpg',
  images: [],
  discountPrice: 90,
  originalPrice: 120,
  stock: 3,
  description: `Holds tea. ${'x'.repeat(300)}`,
};
const CREATE = 'mutation ($input: ProductInput!) { createProduct(input: $input) { code } }';
const UPDATE = 'mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code } }';
const FIND = '{ catalogue(filter: { search: "Clay cup" }) { rows { id } } }';

test('each change has a line with who, what, and the changed fields before and after', async () => {
  const me = await ask<{ me: { id: string } }>('{ me { id } }');
  await ask(CREATE, { input: PRODUCT });
  const id = (await ask<{ catalogue: { rows: { id: string }[] } }>(FIND)).catalogue.rows[0]?.id ?? '';
  await ask(UPDATE, { id, changes: { stock: 9, title: PRODUCT.title, discountPrice: 80.5 } });
  const review = { productId: id, rating: 1, comment: 'A fake cup.' };
  await ask(
    'mutation ($input: AddReviewInput!) { addReview(input: $input) { code } }',
    { input: review },
    await shop.as('user'),
  );
  const { product } = await ask<{ product: { reviews: { id: string }[] } }>(
    'query ($id: ID!) { product(id: $id) { reviews { id } } }',
    { id },
  );
  const reviewId = product.reviews[0]?.id;
  await ask('mutation ($id: ID!, $review: ID!) { deleteReview(productId: $id, reviewId: $review) { code } }', {
    id,
    review: reviewId,
  });
  await ask('mutation ($id: ID!) { deleteProduct(id: $id) { code } }', { id });
  const { id: order } = await placeOrder(shop, await newShopper(shop), 1);
  await ask('mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: PACKED) { code } }', { id: order });

  const staff = { id: me.me.id, role: 'SUPER_ADMIN' };
  const made = { ...PRODUCT, description: expect.stringMatching(/^Holds tea\. x{189}…$/) as string };
  expect(changes()).toEqual(
    [
      { operation: 'createProduct', ids: {}, code: 'CREATED', after: made },
      {
        operation: 'updateProduct',
        ids: { id },
        code: 'UPDATED',
        before: { stock: 3, discountPrice: 90 },
        after: { stock: 9, discountPrice: 80.5 },
      },
      { operation: 'deleteReview', ids: { productId: id, id: reviewId }, code: 'DELETED', before: { rating: 1 } },
      {
        operation: 'deleteProduct',
        ids: { id },
        code: 'DELETED',
        before: { ...made, stock: 9, discountPrice: 80.5, images: [PRODUCT.image] },
      },
      {
        operation: 'updateOrderStatus',
        ids: { id: order },
        code: 'UPDATED',
        before: { status: 'PENDING' },
        after: { status: 'PACKED' },
      },
    ].map((change) => ({ staff, requestId: expect.stringMatching(/^[\w.-]{8,64}$/) as string, ...change })),
  );
});

test('of an account it has the role, and of the rest only which fields', async () => {
  const account = { name: 'Kavya Menon', email: 'kavya@example.com', mobile: '9876543210', password: 'Secret@77' };
  await ask('mutation ($input: CreateUserInput!) { createUser(input: $input) { code } }', {
    input: { ...account, role: 'USER' },
  });
  const { users } = await ask<{ users: { id: string; email: string }[] }>('{ users { id email } }');
  const id = users.find(({ email }) => email === account.email)?.id;
  await ask('mutation ($id: ID!) { updateUser(id: $id, changes: { role: ADMIN, name: "Kavya Nair" }) { code } }', {
    id,
  });
  await ask('mutation ($id: ID!) { removeUser(id: $id) { code } }', { id });
  const person = { name: '[person]', email: '[person]', mobile: '[person]' };
  expect(changes()).toMatchObject([
    { operation: 'createUser', after: { ...person, role: 'USER' } },
    { operation: 'updateUser', ids: { id }, before: { role: 'USER' }, after: { role: 'ADMIN', name: '[person]' } },
    { operation: 'removeUser', ids: { id }, before: { ...person, role: 'ADMIN' } },
  ]);
  for (const secret of Object.values(account)) expect(lines.join('')).not.toContain(secret);
});

test('a change that the API refuses has no line; one of which nobody knows has', async () => {
  await ask(UPDATE, { id: '0'.repeat(24), changes: { stock: 1 } });
  expect(changes()).toEqual([]);
  await ask(CREATE, { input: PRODUCT });
  const id = (await ask<{ catalogue: { rows: { id: string }[] } }>(FIND)).catalogue.rows[0]?.id;
  lines.splice(0);
  await shop.loseUpstream();
  const { errors } = await superAdmin.query(UPDATE, { id, changes: { stock: 1 } });
  expect(errors[0]?.extensions?.['code']).toBe('UPSTREAM_UNAVAILABLE');
  expect(changes()).toMatchObject([{ operation: 'updateProduct', code: 'UNKNOWN', after: { stock: 1 } }]);
});

test('a change that was refused before it was sent has no line', async () => {
  const codes: string[] = [];
  const context = {
    confirmedCaller: async () => ({ id: '1', role: 'ADMIN' }),
    logStaffChange: ({ code }: { code: string }) => void codes.push(code),
  } as unknown as GatewayContext;
  const change = { operation: 'updateProduct', ids: {} } as const;
  const failsWith = (error: Error) => logged(context, change, () => Promise.reject(error));
  await expect(failsWith(new ShopError('FORBIDDEN', 'no'))).rejects.toThrow('no');
  expect(codes).toEqual([]);
  await expect(failsWith(new ShopError('UPSTREAM_TIMEOUT', 'late'))).rejects.toThrow('late');
  expect(codes).toEqual(['UNKNOWN']);
});
