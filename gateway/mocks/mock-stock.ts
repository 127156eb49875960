import type { MockShop, ProductRow, Units } from './mock-store.ts';

/** A product with its quantity; null: it was deleted since. */
export interface MockLine {
  id: string;
  product: ProductRow | null;
  quantity: number;
}

/** The lines of a cart or an order, products as they are today. */
export function linesOf(shop: MockShop, units: Units): MockLine[] {
  return [...units].map(([id, quantity]) => ({ id, quantity, product: shop.products.find(id) ?? null }));
}

/** True if every product is there in that quantity. */
export function isInStock(shop: MockShop, units: Units): boolean {
  return [...units].every(([id, quantity]) => (shop.products.find(id)?.stock ?? 0) >= quantity);
}

/** Takes units out of stock (`direction` -1) or gives them back (+1); a deleted product is passed over. */
export function moveStock(shop: MockShop, units: Units, direction: -1 | 1): void {
  for (const [id, quantity] of units) {
    const product = shop.products.find(id);
    if (product) shop.products.put({ id, stock: product.stock + direction * quantity });
  }
}
