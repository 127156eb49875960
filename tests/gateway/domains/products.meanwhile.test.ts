import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Visitor } from '../../support/servers/shop.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

// A change by staff does not write over one that happened since they read the product.

const shop = shopForTests();
let admin: Visitor;
beforeAll(async () => {
  admin = await shop.as('admin');
});

interface Result {
  code: string;
  conflicts: { field: string; basedOn: string | null; now: string | null }[];
  product: Record<string, unknown> | null;
}

const UPDATE = `mutation ($id: ID!, $changes: ProductChanges!, $basedOn: ProductBase) {
  updateProduct(id: $id, changes: $changes, basedOn: $basedOn) {
    code conflicts { field basedOn now } product { title stock discountPrice originalPrice }
  }
}`;

async function update(id: string, changes: object, basedOn?: object): Promise<Result> {
  const { data, errors } = await admin.query<{ updateProduct: Result }>(UPDATE, { id, changes, basedOn });
  expect(errors).toEqual([]);
  return data.updateProduct;
}

let id: string;
beforeEach(async () => {
  const found = await admin.query<{ catalogue: { rows: { id: string }[] } }>('{ catalogue(limit: 1) { rows { id } } }');
  id = found.data.catalogue.rows[0]?.id ?? '';
  const prices = { discountPrice: 90, originalPrice: 100 };
  const pictures = { image: '/pictures/a.webp', images: ['/pictures/a.webp'] };
  const changes = { title: 'Lamp', stock: 10, ...prices, ...pictures };
  expect(await update(id, changes)).toMatchObject({ code: 'UPDATED', conflicts: [] });
});

test('an order in between: nothing is written, and both values are told', async () => {
  await update(id, { stock: 4 }); // as an order of six does
  expect(await update(id, { stock: 12, title: 'Bright lamp' }, { stock: 10, title: 'Lamp' })).toEqual({
    code: 'CHANGED_MEANWHILE',
    conflicts: [{ field: 'stock', basedOn: '10', now: '4' }],
    product: { title: 'Lamp', stock: 4, discountPrice: 90, originalPrice: 100 },
  });
  expect(await update(id, { stock: 12 }, { stock: 4 })).toMatchObject({ code: 'UPDATED', product: { stock: 12 } });
});

test('what the API itself takes, past every cache of the gateway, is seen', async () => {
  const { rows } = (
    await admin.query<{ catalogue: { rows: { id: string; stock: number }[] } }>(
      '{ catalogue(filter: { minStock: 5 }, limit: 1) { rows { id stock } } }',
    )
  ).data.catalogue;
  const [{ id: sold, stock } = { id: '', stock: 0 }] = rows;
  const token = await shop.upstreamToken('admin');
  await admin.query('query ($id: ID!) { product(id: $id) { stock } }', { id: sold });
  await fetch(`${shop.upstreamUrl}/api/products/update`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ product_id: sold, Stock: stock - 1 }),
  });
  expect(await update(sold, { stock: stock + 5 }, { stock })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    conflicts: [{ field: 'stock', basedOn: String(stock), now: String(stock - 1) }],
    product: { stock: stock - 1 },
  });
});

test.each<[name: string, changes: object, basedOn: object, code: string]>([
  ['the values as they were read', { stock: 12 }, { stock: 10, discountPrice: 90 }, 'UPDATED'],
  ['no base', { stock: 12 }, {}, 'UPDATED'],
  ['a value that is already as wanted, as after an answer that was lost', { stock: 10 }, { stock: 8 }, 'UPDATED'],
  ['another price', { discountPrice: 80 }, { discountPrice: 95 }, 'CHANGED_MEANWHILE'],
  [
    'another field than the changed one, which is based on, too',
    { stock: 12 },
    { originalPrice: 120 },
    'CHANGED_MEANWHILE',
  ],
  ['the same pictures', { images: ['/pictures/b.webp'] }, { images: ['/pictures/a.webp'] }, 'UPDATED'],
  ['other pictures', { images: ['/pictures/b.webp'] }, { images: ['/pictures/c.webp'] }, 'CHANGED_MEANWHILE'],
  ['a text where there was none', { title: 'Lamp 2' }, { title: null }, 'CHANGED_MEANWHILE'],
])('%s', async (_name, changes, basedOn, code) => {
  expect((await update(id, changes, basedOn)).code).toBe(code);
});

test('a product that is gone is told as such', async () => {
  expect(await update('0'.repeat(24), { stock: 1 }, { stock: 2 })).toEqual({
    code: 'NOT_FOUND',
    conflicts: [],
    product: null,
  });
});
