import DataLoader from 'dataloader';
import type { Rest } from '../../rest/client.ts';
import { listProducts, type Product } from './products.rest.ts';

export interface ProductGroup {
  by: 'category' | 'brand';
  name: string;
  limit: number;
}

export type ProductGroupLoader = DataLoader<ProductGroup, Product[], string>;

/** Makes one call per distinct group, however many products ask for it. */
export function createProductGroupLoader(rest: Rest): ProductGroupLoader {
  const load = async ({ by, name, limit }: ProductGroup): Promise<Product[]> => {
    const products = await listProducts(rest, { [by]: [name], page: 1, limit });
    return products.filter((product) => product !== null);
  };
  return new DataLoader<ProductGroup, Product[], string>(
    (groups) => Promise.all(groups.map((group) => load(group).catch((error: unknown) => error as Error))),
    { cacheKeyFn: ({ by, name, limit }) => `${by} ${limit} ${name}` },
  );
}

/** How far a product is from being alike. */
type Distance = readonly [isSoldOut: number, kind: number, price: number];

/**
 * Other products of the same category or brand, without repeats: those of both first, then those of the category, the nearest price
 * first. What is sold out comes last.
 */
export async function recommend(groups: ProductGroupLoader, product: Product, first: number): Promise<Product[]> {
  // Enough without the product itself. More would show nearer ones, at the price of reading them.
  const limit = first + 1;
  const names = [['category', product.category] as const, ['brand', product.brand] as const];
  const wanted = names.flatMap(([by, name]) => (name === null ? [] : [{ by, name, limit }]));
  const found = (await Promise.all(wanted.map((group) => groups.load(group)))).flat();
  const others = new Map(found.filter(({ id }) => id !== product.id).map((other) => [other.id, other]));
  const distanceOf = (other: Product): Distance => [
    Number(other.stock <= 0),
    2 * Number(other.category !== product.category) + Number(other.brand !== product.brand),
    Math.abs(other.discountPrice - product.discountPrice),
  ];
  const ranked = Array.from(others.values(), (other) => ({ other, distance: distanceOf(other) }));
  ranked.sort(({ distance: a }, { distance: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return ranked.slice(0, first).map(({ other }) => other);
}
