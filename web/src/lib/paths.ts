import { generatePath } from 'react-router-dom';
import { paths } from '../../../schema/paths.ts';

export { paths };

export function productPath(id: string): string {
  return generatePath(paths.product, { id });
}

export function orderPath(orderId: string): string {
  return generatePath(paths.order, { orderId });
}

export function buyNowPath(productId: string): string {
  return generatePath(paths.buyNow, { productId });
}

/** What an address of the product list may ask for. */
type ListChoices = Partial<Record<'search' | 'category' | 'brand' | 'min' | 'max' | 'sort', string>>;

/** The product list with a search text, a category, a brand, a span of prices, or an order. */
export function listPath(choices: ListChoices): string {
  return `${paths.products}?${new URLSearchParams(choices).toString()}`;
}

export function searchPath(search: string): string {
  return listPath({ search });
}

export function categoryPath(category: string): string {
  return listPath({ category });
}

/** True for the staff's screens. Capital and small letters are the same to the router, too. */
export const isStaffPath = (pathname: string): boolean =>
  [paths.admin, paths.superAdmin].some((path) => pathname.toLowerCase().startsWith(path.toLowerCase()));
