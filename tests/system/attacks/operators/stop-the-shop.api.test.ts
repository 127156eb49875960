import { describe, expect, test } from 'vitest';
import { gatewayForTests } from '../../../support/servers/for-tests.ts';

const ID = '64a000000000000000000001';
const PRODUCT = `{ product(id: "${ID}") { title } }`;
const gateway = gatewayForTests((req, res) => {
  if (req.url?.includes('query=')) return void res.writeHead(500).end('<pre>Error: invalid byte sequence</pre>');
  res.end(JSON.stringify({ products: [], product: { _id: ID, title: 'Lamp' } }));
});

test('requests that the API fails on do not block it for others', async () => {
  for (let n = 0; n < 60; n += 1) {
    const { errors } = await gateway.query(`{ products(filter: { search: "${n}" }) { items { id } } }`);
    expect(errors[0]?.extensions?.['code']).toBe('UPSTREAM_BAD_RESPONSE');
  }
  const { data, errors } = await gateway.query(PRODUCT);
  expect({ data, errors }).toEqual({ data: { product: { title: 'Lamp' } }, errors: [] });
});

describe('no request makes the API read everything, or a number that it cannot hold:', () => {
  const ranges = '{ priceRanges: [{ min: 0, max: 10 }, { min: 20, max: 30 }] }';
  test.each([
    ['a page of several price ranges, which is read from the start', `page: 200, pageSize: 50, filter: ${ranges}`],
    ['the last page of all', 'page: 2147483647, pageSize: 50'],
    ['one far beyond any list', 'page: 1000001, pageSize: 1'],
  ])('%s', async (_name, args) => {
    gateway.api.calls.length = 0;
    const { errors } = await gateway.query(`{ products(${args}) { items { id } } }`);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { page: expect.any(String) as string },
    });
    expect(gateway.api.calls).toEqual([]);
  });

  test('while allowed pages are read', async () => {
    for (const args of [`page: 20, pageSize: 50, filter: ${ranges}`, 'page: 10000, pageSize: 50']) {
      expect((await gateway.query(`{ products(${args}) { items { id } } }`)).errors).toEqual([]);
    }
  });
});
