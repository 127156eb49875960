import type { Shop } from '../support/servers/shop.ts';

interface Product {
  id: string;
  title: string;
  stock: number;
  reviews: { comment: string }[];
}

/** All products of the running shop. */
export async function catalogue(shop: Shop): Promise<Product[]> {
  const { data } = await shop.query<{ products: { items: Product[] } }>(
    '{ products(pageSize: 50) { items { id title stock reviews { comment } } } }',
  );
  return data.products.items;
}

/** The product with the most reviews, whose detail page has all its parts. */
export async function requireReviewedProduct(shop: Shop): Promise<Product> {
  const [most] = (await catalogue(shop)).toSorted((a, b) => b.reviews.length - a.reviews.length);
  if (!most) throw new Error('The shop has no products.');
  return most;
}

/** Paths of all screens that a guest can read. The list has choices: it shows them, and all that one without shows. */
export function guestScreens(productId: string): Record<string, string> {
  return {
    home: '/',
    'filtered products': '/products?category=Electronics&brand=Apple&sort=price-up',
    'no products': '/products?search=nothing-has-this-name',
    detail: `/product/single/${productId}`,
    about: '/about',
    'not found': '/nowhere',
  };
}
