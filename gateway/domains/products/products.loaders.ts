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
