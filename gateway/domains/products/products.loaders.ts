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

/** Other products of the same category, then of the same brand, without repeats. */
export async function recommend(groups: ProductGroupLoader, product: Product, first: number): Promise<Product[]> {
  const limit = first + 1;
  const names = [['category', product.category] as const, ['brand', product.brand] as const];
  const wanted = names.flatMap(([by, name]) => (name === null ? [] : [{ by, name, limit }]));
  const found = (await Promise.all(wanted.map((group) => groups.load(group)))).flat();
  const others = new Map(found.filter(({ id }) => id !== product.id).map((other) => [other.id, other]));
  return [...others.values()].slice(0, first);
}
