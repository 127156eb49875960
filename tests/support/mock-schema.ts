import { readdirSync, readFileSync } from 'node:fs';
import { addMocksToSchema } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { BRANDS, CATEGORIES, formatPriceRange, PRICE_RANGES, RATINGS } from '../../schema/shop.ts';

/** A product of the mock catalogue; a test may put in any of its own. */
export interface MockProduct {
  id: string;
  title: string;
  image: string | null;
  images: string[];
  brand: string | null;
  category: string | null;
  rating: number;
  discountPrice: number;
  originalPrice: number;
  discountPercent: number;
  stock: number;
  description: string | null;
  reviews: { id: string; name: string; rating: number; comment: string }[];
}

const THINGS = [
  ['Laptop', 'Wireless Headphones', 'Smart Watch', 'Camera', 'Smartphone'],
  ['Leather Handbag', 'Sunglasses', 'Phone Case', 'Backpack', 'Umbrella'],
  ['Running Shoes', 'Cotton T-Shirt', 'Denim Jeans', 'Summer Dress', 'Woollen Scarf'],
] as const;
const PRICES = [799, 16_990, 450_000, 54_900, 2_499];

/** A catalogue that is the same in every run: each category, brand, price range and rating occurs in it. */
export function mockProducts(count = 45): MockProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = index % CATEGORIES.length;
    const thing = THINGS[kind]?.[Math.floor(index / CATEGORIES.length) % 5] ?? 'Thing';
    const originalPrice = (PRICES[index % PRICES.length] ?? 999) + (index % 7);
    const discountPercent = index % 4 === 0 ? 0 : 10;
    return mockProduct({
      id: `p${index + 1}`,
      title: `${thing} ${index + 1}`,
      brand: BRANDS[index % BRANDS.length],
      category: CATEGORIES[kind],
      rating: 1 + (index % 9) / 2,
      originalPrice,
      discountPercent,
      discountPrice: Math.round(originalPrice * (1 - discountPercent / 100)),
      stock: index % 11 === 10 ? 0 : 3 + index,
    });
  });
}

/** One product, believable where nothing is said. */
export function mockProduct(product: Partial<MockProduct> & { id: string }): MockProduct {
  const image = `/pictures/laptop-teal-1-640.webp`;
  return {
    title: 'Laptop',
    image,
    images: [image, '/pictures/laptop-teal-2-640.webp', '/pictures/laptop-teal-3-640.webp'],
    brand: 'ideaPad',
    category: 'Electronics',
    rating: 4.5,
    originalPrice: 50_000,
    discountPercent: 0,
    discountPrice: 50_000,
    stock: 5,
    description: 'Light, quick and quiet.',
    reviews: [{ id: `${product.id}-r1`, name: 'Asha', rating: 5, comment: 'As described.' }],
    ...product,
  };
}

interface ListArguments {
  filter?: {
    search?: string;
    categories?: string[];
    brands?: string[];
    priceRanges?: { min: number; max: number }[];
    ratings?: number[];
  };
  sort?: 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'RATING_DESC' | 'TITLE_ASC';
  page: number;
  pageSize: number;
}

function matches(product: MockProduct, filter: ListArguments['filter'] = {}): boolean {
  const { search = '', categories, brands, priceRanges, ratings } = filter;
  const price = product.originalPrice;
  return (
    product.title.toLowerCase().includes(search.toLowerCase()) &&
    (!categories || categories.includes(product.category ?? '')) &&
    (!brands || brands.includes(product.brand ?? '')) &&
    (!priceRanges || priceRanges.some(({ min, max }) => price >= min && price <= max)) &&
    (!ratings || ratings.includes(Math.floor(product.rating)))
  );
}

const ORDERS = {
  NEWEST: () => 0,
  PRICE_ASC: (a: MockProduct, b: MockProduct) => a.discountPrice - b.discountPrice,
  PRICE_DESC: (a: MockProduct, b: MockProduct) => b.discountPrice - a.discountPrice,
  RATING_DESC: (a: MockProduct, b: MockProduct) => b.rating - a.rating,
  TITLE_ASC: (a: MockProduct, b: MockProduct) => a.title.localeCompare(b.title),
};

/** The shop's schema, answered from the given products; what it says nothing of is made up, always the same. */
export function mockSchema(products: MockProduct[] = mockProducts(), { totalPagesKnown = true } = {}) {
  const typeDefs = readdirSync('schema')
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(`schema/${file}`, 'utf8'));
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: {
      Query: {
        products: (_: unknown, { filter, sort, page, pageSize }: ListArguments) => {
          const found = products.filter((product) => matches(product, filter));
          const items = (sort ? found.toSorted(ORDERS[sort]) : found).slice((page - 1) * pageSize, page * pageSize);
          const totalPages = Math.ceil(found.length / pageSize);
          return {
            items,
            pageInfo: {
              page,
              pageSize,
              totalPages: totalPagesKnown ? totalPages : null,
              hasNextPage: page < totalPages,
              hasPreviousPage: page > 1,
            },
          };
        },
        product: (_: unknown, { id }: { id: string }) => products.find((product) => product.id === id) ?? null,
        facets: () => ({
          categories: CATEGORIES,
          brands: BRANDS,
          priceRanges: PRICE_RANGES.map((range) => ({ ...range, label: formatPriceRange(range) })),
          ratings: RATINGS,
        }),
      },
      Product: {
        availability: ({ stock }: MockProduct) => (stock > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'),
        reviewCount: ({ reviews }: MockProduct) => reviews.length,
        recommended: (product: MockProduct, { first }: { first: number }) =>
          products.filter(({ id, category }) => id !== product.id && category === product.category).slice(0, first),
      },
    },
  });
  return addMocksToSchema({ schema, preserveResolvers: true });
}
