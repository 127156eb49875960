import { generatePath } from 'react-router-dom';
import { paths } from '../../../schema/paths.ts';

export { paths };

/** Where one product is shown. */
export function productPath(id: string): string {
  return generatePath(paths.product, { id });
}

/** Where one order is shown. */
export function orderPath(orderId: string): string {
  return generatePath(paths.order, { orderId });
}

/** Where one product is ordered without the cart. */
export function buyNowPath(productId: string): string {
  return generatePath(paths.buyNow, { productId });
}

/** Where an admin edits one product. */
export function adminProductPath(id: string): string {
  return generatePath(paths.adminProduct, { id });
}

/** The product list, opened on a search. */
export function searchPath(search: string): string {
  return `${paths.products}?${new URLSearchParams({ search }).toString()}`;
}

/** The product list, opened on a category. */
export function categoryPath(category: string): string {
  return `${paths.products}?${new URLSearchParams({ category }).toString()}`;
}
