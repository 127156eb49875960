import DataLoader from 'dataloader';
import { singular, wordsOf } from '../../search/search-words.ts';
import type { Rest } from '../../rest/client.ts';
import { listProducts, type Product } from './products.rest.ts';

/** Of each group. What is alike is often not among its first ones; these are read once for all products of the group. */
export const READ = 40;

/** How far a product is from being alike. What cannot be bought is the farthest. */
type Distance = readonly [isNotForSale: number, category: number, kind: number, brand: number, price: number];

/**
 * Other products of the same category or brand, without repeats: those of the category first, of them those of the same kind, then those
 * of the brand, the nearest price first. What is sold out or has no price comes last.
 */
export async function recommend(groups: ProductGroupLoader, product: Product, first: number): Promise<Product[]> {
  // At least enough without the product itself.
  const limit = Math.max(READ, first + 1);
  const names = [['category', product.category] as const, ['brand', product.brand] as const];
  const wanted = names.flatMap(([by, name]) => (name === null ? [] : [{ by, name, limit }]));
  const found = (await Promise.all(wanted.map((group) => groups.load(group)))).flat();
  const others = new Map(found.filter(({ id }) => id !== product.id).map((other) => [other.id, other]));
  const kind = new Set(kindOf(product));
  const distanceOf = (other: Product): Distance => [
    Number(other.stock <= 0 || other.discountPrice === null),
    Number(other.category !== product.category),
    Number(!kindOf(other).some((word) => kind.has(word))),
    Number(other.brand !== product.brand),
    Math.abs((other.discountPrice ?? 0) - (product.discountPrice ?? 0)),
  ];
  const ranked = Array.from(others.values(), (other) => ({ other, distance: distanceOf(other) }));
  ranked.sort(({ distance: a }, { distance: b }) => difference(a, b));
  return ranked.slice(0, first).map(({ other }) => other);
}

const difference = (a: Distance, b: Distance): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3] || a[4] - b[4];

type Named = Pick<Product, 'title' | 'brand'>;

/** Splitting 80 titles into words takes 0.4 ms, and products of a category or brand are read once for all visits. */
const kinds = new WeakMap<Named, readonly string[]>();

/** 'iphone' of 'Apple iPhone 15 (128 GB, Blue)': neither the brand, nor what tells the variants apart, nor numbers. */
export function kindOf(product: Named): readonly string[] {
  const known = kinds.get(product);
  if (known) return known;
  const [name = ''] = product.title.split('(');
  const brandWords = wordsOf(product.brand ?? '');
  const kind = wordsOf(name).flatMap((word) => (/\d/.test(word) || brandWords.includes(word) ? [] : [singular(word)]));
  kinds.set(product, kind);
  return kind;
}

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
