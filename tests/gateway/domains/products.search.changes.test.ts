import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { serve } from '../../support/http.ts';
import { keptLog } from '../../support/log.ts';
import { startGateway } from '../../support/servers/gateway.ts';
import { asking, SEARCH, startSearchingShop, type Ask, type Page } from '../../support/servers/searching-shop.ts';
import { startShop } from '../../support/servers/shop.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

describe('changes', () => {
  const shop = shopForTests(() => startSearchingShop({ without: ['rates'] }));
  let search: Ask;
  beforeAll(async () => {
    search = asking(shop);
  });

  const titles = async (text: string): Promise<string[]> =>
    (await search({ filter: { search: text }, pageSize: 50 })).items.map(({ title }) => title);
  const change = async (role: 'admin' | 'superAdmin' | 'user', mutation: string): Promise<unknown> => {
    const person = await shop.as(role);
    const { data, errors } = await person.query<Record<string, { code: string }>>(`mutation { ${mutation} }`);
    expect(errors).toEqual([]);
    return Object.values(data)[0];
  };
  const finds = (text: string, expected: string[]): Promise<void> =>
    eventually(async () => expect(await titles(text)).toEqual(expected));

  test('of an admin are found within a moment: a new product, another title, and no product any more', async () => {
    const input =
      'title: "Zanzibar Lantern", brand: "aldo", category: "accessories", originalPrice: 900, discountPrice: 800, stock: 3';
    await change(
      'admin',
      `createProduct(input: { ${input}, image: "/pictures/a.webp", images: [], description: "A lamp." }) { code }`,
    );
    await finds('zanzibar', ['Zanzibar Lantern']);
    await finds('lantern zanzibr', ['Zanzibar Lantern']);
    const { items } = await search({ filter: { search: 'zanzibar' } });
    const id = items[0]?.id ?? '';
    await change('admin', `updateProduct(id: "${id}", changes: { title: "Mombasa Lantern" }) { code }`);
    // What is shown is right at once, wherever the index has the product.
    expect((await titles('lantern')).filter((title) => title.startsWith('Zanzibar'))).toEqual([]);
    await finds('mombasa', ['Mombasa Lantern']);
    await finds('zanzibar', []);
    await change('admin', `deleteProduct(id: "${id}") { code }`);
    expect(await titles('mombasa')).toEqual([]);
  });

  test('240 reviews a minute refuse nobody a search, and one account cannot write that many', async () => {
    const reviewed = await search({ pageSize: 50 });
    const people = await Promise.all([shop.as('user'), shop.as('admin'), shop.as('superAdmin')]);
    const review = async (n: number): Promise<void> => {
      const { id } = reviewed.items[n % reviewed.items.length] ?? { id: '' };
      const { errors } = await (people[n % people.length] ?? shop).query(
        `mutation { addReview(input: { productId: "${id}", rating: ${1 + (n % 5)}, comment: "Fine." }) { code } }`,
      );
      expect(errors).toEqual([]);
    };
    // As fast as they can be written, which is more than 240 a minute. Each search differs, so that none is answered from memory.
    for (let n = 0; n < 240; n += 8) {
      const [answer] = await Promise.all([
        search({ filter: { search: 'watch', maxPrice: 900_000 + n }, sort: 'BEST_MATCH' }),
        ...Array.from({ length: 8 }, (_, more) => review(n + more)),
      ]);
      expect(answer.total).toBeGreaterThan(4);
      expect(answer.counts).not.toBeNull();
      expect((await search({ filter: { search: 'wacth' }, pageSize: 50 })).didYouMean).toBe('watch');
    }
    await using limited = await startShop();
    const person = await limited.as('user');
    const codes = new Set<unknown>();
    for (const { id } of reviewed.items.slice(0, 25)) {
      const { errors } = await person.query(
        `mutation { addReview(input: { productId: "${id}", rating: 5, comment: "Again." }) { code } }`,
      );
      codes.add(errors[0]?.extensions?.['code']);
    }
    expect(codes).toEqual(new Set([undefined, 'RATE_LIMITED']));
  });

  test('of what is shown alone are shown at once, and the index goes on answering', async () => {
    const { items: before } = await search({ filter: { search: 'socks' } });
    const [product] = before;
    const stock = product?.stock ?? 0;
    const stockIn = ({ items: shown }: Page): number | undefined => shown.find(({ id }) => id === product?.id)?.stock;
    const person = await shop.as('user');
    const { data } = await person.query<{ saveAddress: { deliveryAddressId: string } }>(
      'mutation { saveAddress(input: { address: "1 Road", block: "B", city: "Pune", state: "MH", postalCode: "411001" }) { deliveryAddressId } }',
    );
    const items = `items: [{ productId: "${product?.id}", quantity: 2 }]`;
    const rest = `paymentMethod: CASH_ON_DELIVERY, deliveryAddressId: "${data.saveAddress.deliveryAddressId}"`;
    const placed = await person.query<{ placeOrder: { order: { id: string } } }>(
      `mutation { placeOrder(input: { ${items}, ${rest} }) { code order { id } } }`,
    );
    expect(placed.errors).toEqual([]);
    const ordered = await search({ filter: { search: 'socks' } });
    expect(ordered.total).toBe(before.length);
    expect(stockIn(ordered)).toBe(stock - 2);

    // It gives the stock back without naming its products.
    const cancelled = await change(
      'superAdmin',
      `updateOrderStatus(orderId: "${placed.data.placeOrder.order.id}", status: CANCELLED) { code }`,
    );
    expect(cancelled).toEqual({ code: 'UPDATED' });
    const calls = shop.upstreamCalls.length;
    const after = await search({ filter: { search: 'socks' } });
    expect(after.total).toBe(before.length);
    expect(stockIn(after)).toBe(stock);
    expect(shop.upstreamCalls.length - calls).toBeLessThanOrEqual(before.length + 1);
  });
});

describe('the index answers', () => {
  test('registered operations, which are compiled, like any other', async () => {
    const registeredOperations = new Map([[createHash('sha256').update(SEARCH).digest('hex'), SEARCH]]);
    await using shop = await startSearchingShop({ registeredOperations, production: true });
    const answer = await asking(shop)({ filter: { search: 'aple wacth' } });
    expect(answer.didYouMean).toBe('apple watch');
    expect(answer.counts?.brands).toContainEqual({ choice: 'Apple', count: 4 });
    expect(answer.total).toBeGreaterThan(4);
  });

  test('with a file of words that is wrong, too: the log says so, and other names find nothing', async () => {
    const { log, lines } = keptLog();
    const file = join(temporaryFolder(), 'words.json');
    writeFileSync(file, '{ "same": [["sari", "six yards"]] }');
    await using shop = await startSearchingShop({ log, searchIndex: { callsPerSecond: 1_000, wordsFile: file } });
    expect(lines.join('')).toContain('same[0][1] must be one word');
    expect(await asking(shop)({ filter: { search: 'saree' } })).toMatchObject({ total: 0 });
    expect((await asking(shop)({ filter: { search: 'sari' } })).total).toBeGreaterThan(4);
  });

  test('in front of an API with all the oddities of other deployments', async () => {
    await using shop = await startSearchingShop({ upstream: { quirks: true } });
    const { items, total } = await asking(shop)({ filter: { search: 'sari silk' }, pageSize: 50 });
    expect(total).toBe(items.length);
    expect(items.length).toBeGreaterThan(3);
    expect(items.every(({ title }) => /Silk Sari/.test(title))).toBe(true);
  });

  test('with a mark, once what it knows is old and the API does not answer', async () => {
    const catalogueAges = { freshMs: 0, staleMs: 0, graceMs: 60_000 };
    await using shop = await startSearchingShop({ catalogueAges, searchIndex: { callsPerSecond: 1_000, roundMs: 1 } });
    await shop.loseUpstream();
    const marked = await eventually(async () => {
      const response = await fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ products(filter: { search: "sari" }) { total } }' }),
      });
      const { data, extensions } = (await response.json()) as { data: object; extensions?: object };
      expect(extensions).toMatchObject({ stale: true });
      return data;
    });
    expect(marked).toEqual({ products: { total: 8 } });
  });

  test('only as long as what it knows is not too old', async () => {
    const catalogueAges = { freshMs: 0, staleMs: 0, graceMs: 2_000 };
    await using shop = await startSearchingShop({ catalogueAges, searchIndex: { callsPerSecond: 1_000, roundMs: 1 } });
    await shop.loseUpstream();
    await eventually(async () => {
      const { errors } = await shop.query('{ products(filter: { search: "sari" }) { total } }');
      expect(errors[0]?.extensions?.['code']).toMatch(/^UPSTREAM_/);
    });
  });
});

describe('without an index that is ready', () => {
  test('the API answers as it did, and what only the index knows is null', async () => {
    await using shop = await startShop();
    const answer = await asking(shop)({ filter: { search: 'watch' }, sort: 'BEST_MATCH', pageSize: 50 });
    expect(answer).toMatchObject({ total: null, didYouMean: null, counts: null });
    expect(answer.items.length).toBeGreaterThan(3);
    expect(answer.items.every(({ title }) => title.toLowerCase().includes('watch'))).toBe(true);
    expect(shop.upstreamCalls).toHaveLength(1);
  });

  test('the API answers for a catalogue that does not fit', async () => {
    await using shop = await startShop({ searchIndex: { maxProducts: 100, callsPerSecond: 1_000 } });
    await eventually(() =>
      expect(shop.upstreamCalls).toEqual(['GET /api/products/get?_sort=_id&_order=asc&page=1&limit=200']),
    );
    expect(await asking(shop)({ filter: { search: 'watch' } })).toMatchObject({ total: null });
    expect(shop.upstreamCalls).toHaveLength(2);
  });

  test('without the cache nothing is kept of the catalogue, so there is no index', async () => {
    await using shop = await startShop({ searchIndex: { callsPerSecond: 1_000 }, without: ['cache'] });
    expect(await asking(shop)({ filter: { search: 'watch' } })).toMatchObject({ total: null });
    expect(shop.upstreamCalls).toHaveLength(1);
  });

  test('searches go on from memory when the API is lost after that, and the gateway ends', async () => {
    const shop = await startSearchingShop();
    await shop.loseUpstream();
    const { items } = await asking(shop)({ filter: { search: 'wacth' } });
    expect(items.length).toBeGreaterThan(3);
    await shop.close();
  });

  test('a gateway ends while the API hangs that the index reads', async () => {
    await using api = await serve((_req: unknown, _res: unknown) => undefined);
    const gateway = await startGateway({ upstreamUrl: api.url, searchIndex: {} });
    await eventually(() => expect(api.calls).toHaveLength(1));
    await gateway[Symbol.asyncDispose]();
    expect(api.calls).toHaveLength(1);
  });
});
