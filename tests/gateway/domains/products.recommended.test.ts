import DataLoader from 'dataloader';
import { expect, test } from 'vitest';
import { type ProductGroup, recommend } from '../../../gateway/domains/products/products.recommended.ts';
import type { Product } from '../../../gateway/domains/products/products.rest.ts';

/** Only what is compared. */
const product = (title: string, discountPrice: number, others: Partial<Product> = {}) =>
  ({ id: title, title, brand: 'Apple', category: 'Electronics', discountPrice, stock: 9, ...others }) as Product;

const IPHONE = product('Apple iPhone 15 (128 GB, Blue)', 59_900);

async function titlesLike(own: Product, shop: Product[], first = 10): Promise<string[]> {
  const groups = new DataLoader<ProductGroup, Product[], string>(
    (wanted) =>
      Promise.resolve(wanted.map(({ by, name, limit }) => shop.filter((one) => one[by] === name).slice(0, limit))),
    { cacheKeyFn: ({ by, name }) => `${by} ${name}` },
  );
  return (await recommend(groups, own, first)).map(({ title }) => title);
}

test('of the category, what shares a word of the title comes before what only has the nearest price', async () => {
  const shop = [
    product('Apple Watch Series 10 (46 mm)', 59_900),
    product('Apple iPhone 16 Pro (256 GB)', 84_900),
    IPHONE,
    product('Apple iPhone 16 (128 GB, Ultramarine)', 55_490),
    product('Apple iPhone 16e (128 GB, White)', 59_900),
  ];
  expect(await titlesLike(IPHONE, shop)).toEqual([
    'Apple iPhone 16e (128 GB, White)',
    'Apple iPhone 16 (128 GB, Ultramarine)',
    'Apple iPhone 16 Pro (256 GB)',
    'Apple Watch Series 10 (46 mm)',
  ]);
  expect(await titlesLike(IPHONE, shop, 1)).toEqual(['Apple iPhone 16e (128 GB, White)']);
});

test('neither the brand nor what stands in brackets nor a number makes the same kind; a plural does', async () => {
  const own = product('aldo Leather Boot 10 (Blue)', 100, { brand: 'aldo', category: 'clothing' });
  const like = (title: string) => product(title, 100, { brand: 'aldo', category: 'clothing' });
  const shop = [like('aldo Bag 10 (Blue)'), like('aldo Ankle Boots')];
  expect(await titlesLike(own, shop)).toEqual(['aldo Ankle Boots', 'aldo Bag 10 (Blue)']);
});

test('another category comes after all of the same one, another brand after the same one, and what is sold out last', async () => {
  const shop = [
    product('supcase Case for iPhone 15', 800, { brand: 'supcase', category: 'accessories' }),
    product('Apple Case for iPhone 15', 4000, { category: 'accessories' }),
    product('Apple iPhone 16 Plus', 60_000, { stock: 0 }),
    product('ideaPad Laptop', 60_000, { brand: 'ideaPad' }),
    product('Apple Mac Studio', 200_000),
  ];
  expect(await titlesLike(IPHONE, shop)).toEqual([
    'Apple Mac Studio',
    'ideaPad Laptop',
    'Apple Case for iPhone 15',
    'Apple iPhone 16 Plus',
  ]);
});

test('products that are alike are found behind the API’s first ones', async () => {
  const others = Array.from({ length: 25 }, (_, at) => product(`Apple Watch ${at}`, 59_900));
  expect(await titlesLike(IPHONE, [...others, product('Apple iPhone 16', 69_900)], 2)).toContain('Apple iPhone 16');
});
