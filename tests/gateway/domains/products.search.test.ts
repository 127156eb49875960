import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BRANDS, CATEGORIES, PRICE_RANGES, RATINGS } from '../../../schema/shop.ts';
import {
  asking,
  ids,
  LIST,
  SEARCH,
  startSearchingShop,
  wholeList,
  type Ask,
  type Item,
  type Page,
} from '../../support/servers/searching-shop.ts';
import type { Shop } from '../../support/servers/shop.ts';

/** The API's order by its whole stars, in which the better average comes first, and then that of more reviews. */
const bestFirst = (items: readonly Item[]): Item[] =>
  items.toSorted(
    (a, b) => Math.ceil(b.rating) - Math.ceil(a.rating) || b.rating - a.rating || b.reviewCount - a.reviewCount,
  );

describe('with the index', () => {
  let shop: Shop;
  let search: Ask;
  let list: Ask;
  let all: Item[];
  beforeAll(async () => {
    shop = await startSearchingShop({ without: ['rates'] });
    search = asking(shop);
    list = asking(shop, LIST);
    all = await wholeList(list);
  });
  afterAll(() => shop.close());

  const found = async (text: string): Promise<string[]> =>
    (await search({ filter: { search: text }, sort: 'BEST_MATCH', pageSize: 50 })).items.map(({ title }) => title);

  test('a search finds in any order of words, with plurals, prefixes and typing errors', async () => {
    const laptops = await found('laptop');
    const lastMacBook = laptops.findLastIndex((title) => title.includes('MacBook'));
    expect(lastMacBook).toBeGreaterThan(0);
    expect(laptops.findIndex((title) => title.includes('Backpack'))).toBeGreaterThan(lastMacBook);
    const watches = await found('apple watch');
    expect(watches.length).toBeGreaterThan(4);
    expect(watches.slice(0, 4).every((title) => title.startsWith('Apple Watch'))).toBe(true);
    expect(await found('watches APPLE')).toEqual(watches);
    expect(await found('aple wacth')).toHaveLength(watches.length);
    expect(await found('apple wat')).toEqual(expect.arrayContaining(watches));
    expect(await found('minaudiere emerald')).toEqual(['aldo Atelier Diamond Minaudière, Emerald and Platinum']);
  });

  test('brand and kind are words like any other', async () => {
    const titles = await found('adidas clothing shorts');
    expect(titles.toSorted()).toEqual(['adidas Essentials Shorts', 'adidas Own the Run Shorts']);
  });

  test('it says what was meant, and nothing where nothing is wrong', async () => {
    const meant = async (text: string) => (await search({ filter: { search: text }, pageSize: 1 })).didYouMean;
    expect(await meant('Aple Blue iphnoe')).toBe('apple blue iphone');
    expect(await meant('apple iphone')).toBeNull();
    expect(await meant('xylophone')).toBeNull();
  });

  test('where no product has all words it finds those with some, says so, and counts and filters them', async () => {
    const filter = { search: 'xylophone emerald' };
    const answer = await search({ filter, sort: 'BEST_MATCH' });
    expect(answer).toMatchObject({ hasSomeWords: true, didYouMean: null });
    expect(answer.items.map(({ title }) => title)).toEqual(await found('emerald'));
    const accessories = await search({ filter: { ...filter, categories: ['accessories'] } });
    expect(accessories.total).toBe(answer.counts?.categories.find(({ choice }) => choice === 'accessories')?.count);
    expect(await search({ filter: { search: 'emerald' } })).toMatchObject({ hasSomeWords: false });
    expect(await search({ filter: { search: ',' }, pageSize: 1 })).toMatchObject({ hasSomeWords: null });
  });

  test('it finds all that the API finds, in each order of the API', async () => {
    for (const text of ['watch', 'pro', 'silk sari', 'r', '16', '-inch', 'set of']) {
      const matching = ids(all.filter(({ title }) => title.toLowerCase().includes(text)));
      expect(matching.length).toBeGreaterThan(0);
      const answer = await wholeList(search, { filter: { search: text } });
      expect(ids(answer)).toEqual(expect.arrayContaining(matching));
    }
    for (const sort of ['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING_DESC', 'TITLE_ASC', undefined]) {
      const [fromIndex, sorted] = [await wholeList(search, { sort }), await wholeList(list, { sort })];
      const fromApi = sort === 'RATING_DESC' ? bestFirst(sorted) : sorted;
      expect(ids(fromIndex)).toEqual(ids(fromApi));
      const titled = ids(fromApi.filter(({ title }) => title.includes('Laptop')));
      const searched = await wholeList(search, { sort, filter: { search: 'laptop' } });
      expect(ids(searched).filter((id) => titled.includes(id))).toEqual(titled);
    }
  });

  test('its items are those of the API, field by field', async () => {
    expect(await wholeList(search)).toEqual(all);
  });

  test.each([
    {},
    { categories: ['clothing', 'accessories'], brands: ['adidas'] },
    { brands: ['Apple', 'aldo'], ratings: [3, 4] },
    { priceRanges: [PRICE_RANGES[0], PRICE_RANGES[3]], categories: ['Electronics', 'clothing'] },
    { minPrice: 500, maxPrice: 20_000, ratings: [4] },
    { brands: ['nobody'] },
  ])('with the filters %j it has the API’s items, and counts are those of a search for each choice', async (filter) => {
    const answer = await search({ filter, pageSize: 50 });
    const expected = await wholeList(list, { filter });
    expect(new Set(ids(await wholeList(search, { filter })))).toEqual(new Set(ids(expected)));
    expect(answer.total).toBe(expected.length);
    expect(answer.pageInfo.totalPages).toBe(Math.ceil(expected.length / 50));
    const count = async (changes: object): Promise<number> =>
      (await wholeList(list, { filter: { ...filter, ...changes } })).length;
    const { counts } = answer;
    expect(counts?.categories).toEqual(
      await Promise.all(CATEGORIES.map(async (choice) => ({ choice, count: await count({ categories: [choice] }) }))),
    );
    expect(counts?.brands).toEqual(
      await Promise.all(BRANDS.map(async (choice) => ({ choice, count: await count({ brands: [choice] }) }))),
    );
    expect(counts?.prices).toEqual(
      await Promise.all(
        PRICE_RANGES.map(async (range) => ({ ...range, count: await count({ priceRanges: [range] }) })),
      ),
    );
    expect(counts?.stars).toEqual(
      await Promise.all(RATINGS.map(async (stars) => ({ stars, count: await count({ ratings: [stars] }) }))),
    );
  });

  test('a range of the price paid finds by the discount price, both ends included, beside the other filters', async () => {
    const paid = all.map(({ discountPrice }) => discountPrice).toSorted((a, b) => a - b);
    const [min = 0, max = 0] = [paid[Math.floor(paid.length / 4)], paid[Math.floor(paid.length / 2)]];
    const within = (items: Item[], lowest: number, highest: number) =>
      items.filter(({ discountPrice }) => discountPrice >= lowest && discountPrice <= highest);
    const filter = { minDiscountPrice: min, maxDiscountPrice: max };
    expect(within(all, min, max).length).toBeGreaterThan(30);
    expect(await wholeList(search, { filter })).toEqual(within(all, min, max));
    expect(await wholeList(list, { filter: { minDiscountPrice: max } })).toEqual(within(all, max, Infinity));
    const inBrand = { ...filter, brands: ['Apple'] };
    const apple = within(all, min, max).filter(({ brand }) => brand === 'Apple');
    expect(await search({ filter: inBrand })).toMatchObject({ total: apple.length });
  });

  test('the largest discounts come first, without a call of the API', async () => {
    const before = shop.upstreamCalls.length;
    const { items, total } = await search({ sort: 'DISCOUNT_DESC', pageSize: 50 });
    expect(shop.upstreamCalls.slice(before)).toEqual([]);
    expect(total).toBe(all.length);
    const saved = ({ originalPrice, discountPrice }: Item): number => Math.max(0, 1 - discountPrice / originalPrice);
    const largest = all.map(saved).toSorted((a, b) => b - a);
    expect(items.map(saved)).toEqual(largest.slice(0, 50));
    expect(await list({ sort: 'DISCOUNT_DESC', pageSize: 50 })).toMatchObject({ items });
    expect(largest[0]).toBeGreaterThan(0);
  });

  test('a search makes no call of the API, unless it shows what the index does not keep', async () => {
    const before = shop.upstreamCalls.length;
    await search({ filter: { search: 'sari' }, sort: 'PRICE_ASC' });
    expect(shop.upstreamCalls.slice(before)).toEqual([]);
    const { data } = await shop.query<{
      products: { items: { description: string; images: string[]; reviews: unknown[] }[] };
    }>(
      '{ products(filter: { search: "silk sari" }, pageSize: 2) { total items { description images reviews { id } } } }',
    );
    for (const { description, images } of data.products.items) {
      expect(description.length).toBeGreaterThan(20);
      expect(images.length).toBeGreaterThan(1);
    }
    expect(shop.upstreamCalls.slice(before)).toHaveLength(2);
    expect(shop.upstreamCalls.at(-1)).toMatch(/^GET \/api\/products\/get\/[0-9a-f]{24}$/);
  });

  test('more items than one page of the shop with what the index does not keep are the API’s', async () => {
    const { data } = await shop.query<{ products: Page }>(
      '{ products(filter: { search: "i" }, pageSize: 13) { total items { description } } }',
    );
    expect(data.products.total).toBeNull();
    expect(data.products.items).toHaveLength(13);
  });

  test('a text without a word is for the API, and so is a list that asks for nothing of the index', async () => {
    expect(await search({ filter: { search: ',' }, pageSize: 1 })).toMatchObject({ total: null, counts: null });
    const before = shop.upstreamCalls.length;
    await list({ page: 3, pageSize: 7 });
    expect(shop.upstreamCalls.slice(before)).toHaveLength(1);
  });

  test('of several price ranges the same pages are refused as without the index', async () => {
    const filter = { priceRanges: [PRICE_RANGES[0], PRICE_RANGES[1]] };
    const { errors } = await shop.query(SEARCH, { filter, page: 21, pageSize: 50 });
    expect(errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  test('the metrics count who has answered', async () => {
    const metrics = async (): Promise<string> => (await fetch(`${shop.url}/metrics`)).text();
    expect(await metrics()).toContain(`haat_search_index_products ${all.length}\n`);
    const searches = async (by: string): Promise<number> =>
      Number(new RegExp(`haat_searches_total\\{answered_by="${by}"\\} (\\d+)`).exec(await metrics())?.[1]);
    const [byIndex, byApi] = [await searches('index'), await searches('api')];
    await search({ filter: { search: 'jeans' } });
    await search({ filter: { search: '&' } });
    expect([await searches('index'), await searches('api')]).toEqual([byIndex + 1, byApi + 1]);
  });
});
