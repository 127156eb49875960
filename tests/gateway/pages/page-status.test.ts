import { describe, expect, test } from 'vitest';
import { paths } from '../../../schema/paths.ts';
import { buildSmallWeb } from '../../support/browser/built-web.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { startGateway } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';

const ID = '64a000000000000000000001';
const PRODUCT = `/product/single/${ID}`;
const found = alwaysAnswers(200, { product: { _id: ID, title: 'Laptop' } });
const notFound = alwaysAnswers(404, { message: `No product found with id :${ID}` });

/** A gateway in front of an API that answers with `listener`. */
async function openShop(listener: Parameters<typeof serve>[0]) {
  const upstream = await serve(listener);
  const gateway = await startGateway({ upstreamUrl: upstream.url, webFolder: buildSmallWeb(temporaryFolder()) });
  return {
    calls: upstream.calls,
    open: async (path: string) => {
      const answer = await fetch(gateway.url + path);
      return { status: answer.status, page: await answer.text() };
    },
    async [Symbol.asyncDispose]() {
      await gateway[Symbol.asyncDispose]();
      await upstream[Symbol.asyncDispose]();
    },
  };
}

describe('a page', () => {
  test.each(Object.values(paths))('at %s is there', async (path) => {
    await using shop = await openShop(found);
    const address = path.replace('/:token?', '').replace(/:\w+/, ID);
    for (const one of [address, `${address}/`, address.toUpperCase().replace(ID.toUpperCase(), ID)])
      expect(await shop.open(one), one).toMatchObject({ status: 200 });
  });

  test.each(['/nowhere', '/cart/nowhere', '/product/single', '/index.html'])(
    'at %s says 404, as its screen does',
    async (path) => {
      await using shop = await openShop(found);
      const { status, page } = await shop.open(path);
      expect([status, page]).toEqual([404, expect.stringContaining('<title>Haat</title>')]);
      expect(shop.calls).toEqual([]);
    },
  );
});

describe('a product’s page', () => {
  test('says 404 where there is no such product', async () => {
    await using shop = await openShop(notFound);
    expect(await shop.open(PRODUCT)).toMatchObject({ status: 404 });
  });

  test('makes no call for an invalid id', async () => {
    await using shop = await openShop(found);
    expect(await shop.open('/product/single/..%2Fadmin')).toMatchObject({ status: 404 });
    expect(shop.calls).toEqual([]);
  });

  test('asks the API no more often than that for one address, and comes all the same', async () => {
    await using shop = await openShop(notFound);
    const statuses = new Map<number, number>();
    const minute = (): number => Math.floor(Date.now() / 60_000);
    const began = minute();
    for (let index = 0; index < 130; index += 1) {
      const { status } = await shop.open(`/product/single/${index.toString(16).padStart(24, '0')}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    // On a busy machine an answer may come after the page, which is then a 200.
    expect((statuses.get(404) ?? 0) + (statuses.get(200) ?? 0)).toBe(130);
    expect(statuses.get(404)).toBeGreaterThan(60);
    // The limit begins again with a new minute.
    if (minute() === began) expect(shop.calls.length).toBe(120);
    else expect(shop.calls.length).toBeGreaterThanOrEqual(120);
  });

  test.each([
    ['is broken', alwaysAnswers(500, '<h1>Error</h1>')],
    ['does not answer', () => undefined],
  ])('comes all the same where the API %s', async (_name, listener) => {
    await using shop = await openShop(listener);
    const { status, page } = await shop.open(PRODUCT);
    expect([status, page]).toEqual([200, expect.stringContaining('<title>Haat</title>')]);
  });
});
