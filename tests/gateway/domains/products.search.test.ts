import { beforeAll, describe, expect, test } from 'vitest';
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
import { shopForTests } from '../../support/servers/for-tests.ts';

/** By the rating that is shown, and then by the number of reviews. */
const bestFirst = (items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount);

describe('with the index', () => {
  const shop = shopForTests(() => startSearchingShop({ without: ['rates'] }));
  let search: Ask;
  let list: Ask;
  let all: Item[];
  beforeAll(async () => {
    search = asking(shop);
    list = asking(shop, LIST);
    all = await wholeList(list);
  });

  /** The API filters by its own rating, so the stars that are shown are filtered here. */
  async function matching({ ratings, ...filter }: { ratings?: number[] }): Promise<Item[]> {
    const items = await wholeList(list, { filter });
    return ratings ? items.filter(({ rating }) => ratings.includes(Math.floor(rating))) : items;
  }

  const found = async (text: string): Promise<string[]> =>
    (await search({ filter: { search: text }, sort: 'BEST_MATCH', pageSize: 50 })).items.map(({ title }) => title);

  test('a search finds in any order of words, with plurals, beginnings and typing errors', async () => {
    const watches = await found('apple watch');
    expect(watches.length).toBeGreaterThan(4);
    expect(watches.slice(0, 4).every((title) => title.startsWith('Apple Watch'))).toBe(true);
    for (const text of ['watches APPLE', 'aple wacth', 'wat apple'])
      expect((await found(text)).toSorted()).toEqual(watches.toSorted());
    expect(await found('minaudiere emerald')).toEqual(['aldo Atelier Diamond Minaudière, Emerald and Platinum']);
  });

  test('what has the typed text in the title comes first in every order, and is counted', async () => {
    for (const sort of ['BEST_MATCH', 'PRICE_ASC', 'TITLE_ASC', 'NEWEST', undefined]) {
      const { exactCount, items, total } = await search({ filter: { search: 'coat' }, sort, pageSize: 50 });
      const isExact = items.map(({ title }) => title.toLowerCase().includes('coat'));
      expect(isExact).toEqual(items.map((_, place) => place < (exactCount ?? 0)));
      expect(total).toBeGreaterThanOrEqual(exactCount ?? Infinity);
    }
    expect(await search({ filter: { search: 'wacth' } })).toMatchObject({ exactCount: 0 });
    expect(await search({ pageSize: 1 })).toMatchObject({ exactCount: all.length, total: all.length });
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
  });

  test('it finds all that the API finds, in each order of the API', async () => {
    for (const text of ['watch', 'pro', 'silk sari', 'r', '16', '-inch', 'set of']) {
      const matching = ids(all.filter(({ title }) => title.toLowerCase().includes(text)));
      expect(matching.length).toBeGreaterThan(0);
      const answer = await wholeList(search, { filter: { search: text } });
      expect(ids(answer).slice(0, matching.length)).toEqual(matching);
    }
    for (const sort of ['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'TITLE_ASC', undefined]) {
      const [fromIndex, fromApi] = [await wholeList(search, { sort }), await wholeList(list, { sort })];
      expect(ids(fromIndex)).toEqual(ids(fromApi));
      const titled = ids(fromApi.filter(({ title }) => title.includes('Laptop')));
      const searched = await wholeList(search, { sort, filter: { search: 'laptop' } });
      expect(ids(searched).slice(0, titled.length)).toEqual(titled);
    }
    expect(ids(await wholeList(list, { sort: 'RATING_DESC' }))).toEqual(ids(bestFirst(all)));
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
    const expected = await matching(filter);
    expect(new Set(ids(await wholeList(search, { filter })))).toEqual(new Set(ids(expected)));
    expect(answer.total).toBe(expected.length);
    expect(answer.pageInfo.totalPages).toBe(Math.ceil(expected.length / 50));
    const count = async (changes: object): Promise<number> => (await matching({ ...filter, ...changes })).length;
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

  test('a page of fifty with what the index does not keep is whole', async () => {
    const { data, errors } = await shop.query<{ products: Page }>(
      '{ products(filter: { search: "i", minDiscountPrice: 1 }, pageSize: 50) { total items { id description images } } }',
    );
    expect(errors).toEqual([]);
    expect(data.products.total).toBeGreaterThan(50);
    expect(data.products.items).toHaveLength(50);
  });

  test('signs are found as they are typed, and a list that asks for nothing of the index is the API’s', async () => {
    const signed = all.filter(({ title }) => title.includes('° ')).length;
    expect(await search({ filter: { search: '°' }, pageSize: 1 })).toMatchObject({ total: signed });
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
    expect([await searches('index'), await searches('api')]).toEqual([byIndex + 1, byApi]);
  });
});
