import { describe, expect, test } from 'vitest';
import { ACCOUNTS } from '../../upstream/seed/accounts.ts';
import { buildSeed } from '../../upstream/seed/build-seed.ts';
import { PICTURES } from '../../upstream/seed/pictures.ts';

const seed = buildSeed();
const { reviews } = seed;
const products = seed.products.map((product) => ({
  ...product,
  images: product.images ?? [],
  stock: product.stock ?? 0,
  reviews: reviews.filter(({ productId }) => productId === product.id),
}));

const RANGES = [
  [200, 1000],
  [15000, 20000],
  [400600, 600000],
  [50000, 60000],
] as const;

function expectUnique(values: readonly unknown[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

describe('the seeded catalogue', () => {
  test('has at least 120 products, each with an id and a title of its own', () => {
    expect(products.length).toBeGreaterThanOrEqual(120);
    expectUnique(products.map(({ id }) => id));
    expectUnique(products.map(({ title }) => title));
    for (const { id } of products) expect(id).toMatch(/^[0-9a-f]{24}$/);
  });

  test.each(RANGES)('has at least 8 products between ₹%i and ₹%i, and some outside all ranges', (min, max) => {
    const within = products.filter(({ originalPrice }) => originalPrice >= min && originalPrice <= max);
    expect(within.length).toBeGreaterThanOrEqual(8);
    const inAny = (price: number) => RANGES.some(([least, most]) => price >= least && price <= most);
    expect(products.some(({ originalPrice }) => !inAny(originalPrice))).toBe(true);
  });

  test('sells at or below the original price, and about half of it at a discount', () => {
    for (const { title, discountPrice, originalPrice } of products) {
      expect(discountPrice, title).toBeGreaterThan(0);
      expect(discountPrice, title).toBeLessThanOrEqual(originalPrice);
    }
    const discounted = products.filter(({ discountPrice, originalPrice }) => discountPrice < originalPrice);
    expect(discounted.length / products.length).toBeGreaterThan(0.35);
    expect(discounted.length / products.length).toBeLessThan(0.65);
  });

  test('has products that are out of stock, nearly so, and plentiful', () => {
    for (const { stock } of products) expect(Number.isInteger(stock) && stock >= 0).toBe(true);
    expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(5);
    expect(products.some(({ stock }) => stock > 0 && stock <= 3)).toBe(true);
    expect(products.some(({ stock }) => stock >= 50)).toBe(true);
  });

  test('names three pictures for each product that the composer makes, the main one first', () => {
    const composed = new Set([...PICTURES.keys()].map((file) => `/pictures/${file}`));
    for (const { title, image, images } of products) {
      expect(images, title).toHaveLength(3);
      expect(images[0], title).toBe(image);
      expectUnique(images);
      expect(images.filter((path) => !composed.has(path) || !path.endsWith('-640.webp'))).toEqual([]);
    }
  });
});

describe('the seeded reviews', () => {
  test('are one per user and product, with ids of their own', () => {
    for (const product of products) expectUnique(product.reviews.map(({ userId }) => userId));
    expectUnique(reviews.map(({ id }) => id));
  });

  test('have whole ratings from 1 to 5, and averages that every rating filter finds', () => {
    for (const { rating } of reviews) expect([1, 2, 3, 4, 5]).toContain(rating);
    const averages = products
      .filter((product) => product.reviews.length > 0)
      .map((product) =>
        Math.ceil(product.reviews.reduce((sum, { rating }) => sum + rating, 0) / product.reviews.length),
      );
    expect([...new Set(averages)].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

test('there is an account of every role', () => {
  expect(ACCOUNTS.map(({ email, password, role }) => [email, password, role])).toEqual([
    ['shopper@haat.com', 'Shopper@1', 'user'],
    ['admin@haat.com', 'Admin@1', 'admin'],
    ['super@haat.com', 'Super@1', 'superAdmin'],
  ]);
});
