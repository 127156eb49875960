import type { GraphQLSchema } from 'graphql';
import { mockId } from '../../../gateway/mocks/seed.ts';
import type { MockOptions, MockProduct } from '../../../gateway/mocks/options.ts';
import { createMockSchema } from '../../../gateway/mocks/schema.ts';
import { BRANDS, CATEGORIES } from '../../../schema/shop.ts';

const THINGS = [
  ['Laptop', 'Wireless Headphones', 'Smart Watch', 'Camera', 'Smartphone'],
  ['Leather Handbag', 'Sunglasses', 'Phone Case', 'Backpack', 'Umbrella'],
  ['Running Shoes', 'Cotton T-Shirt', 'Denim Jeans', 'Summer Dress', 'Woollen Scarf'],
] as const;
const PRICES = [799, 16_990, 450_000, 54_900, 2_499];

/** Ids of test products (from 1) and of reviews. */
export const productId = (number: number): string => mockId('65', number);

export const reviewId = (number: number): string => mockId('66', number);

/** The same catalogue in every run, with each category, brand, price range and rating. */
export function mockProducts(count = 45): MockProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = index % CATEGORIES.length;
    const thing = THINGS[kind]?.[Math.floor(index / CATEGORIES.length) % 5] ?? 'Thing';
    const originalPrice = (PRICES[index % PRICES.length] ?? 999) + (index % 7);
    return mockProduct({
      id: productId(index + 1),
      title: `${thing} ${index + 1}`,
      brand: BRANDS[index % BRANDS.length] ?? null,
      category: CATEGORIES[kind] ?? null,
      rating: 1 + (index % 9) / 2,
      originalPrice,
      discountPrice: index % 4 === 0 ? originalPrice : Math.round(originalPrice * 0.9),
      stock: index % 11 === 10 ? 0 : 3 + index,
    });
  });
}

/** A product with default values. */
export function mockProduct(product: Partial<MockProduct> & { id: string }): MockProduct {
  const image = '/pictures/laptop-teal-1-640.webp';
  return {
    title: 'Laptop',
    image,
    images: [image, '/pictures/laptop-teal-2-640.webp', '/pictures/laptop-teal-3-640.webp'],
    brand: 'ideaPad',
    category: 'Electronics',
    rating: 4.5,
    originalPrice: 50_000,
    discountPrice: 50_000,
    stock: 5,
    description: 'Light, quick and quiet.',
    reviews: [{ id: product.id.replace(/^65/, '66'), name: 'Asha', rating: 5, comment: 'As described.' }],
    ...product,
  };
}

/** A mock shop whose products have numbered ids and titles. */
export function mockSchema(options: MockOptions = {}): GraphQLSchema {
  return createMockSchema({ ...options, products: options.products ?? mockProducts() });
}
