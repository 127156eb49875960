import type { OperationRequest } from '../../apollo/operation-request.ts';
import { Home, ProductDetail, ProductList } from '../../generated/operation-hashes.ts';
import { categoryPath, paths } from '../../lib/paths.ts';
import { detailVariables, HOME_VARIABLES } from './first-variables.ts';
import { optionalHomeCategory } from '../../shared/product/home-category.ts';
import { listVariables, readListParams } from './list/list-params.ts';

/** A screen that can be the first one, with its first request. */
export interface FirstScreen {
  name: 'home' | 'list' | 'detail';
  request: OperationRequest;
}

/** The part of a product page's path before the id. */
const [PRODUCT_PREFIX = ''] = paths.product.split(':');

/** The first request of the screen at a URL; undefined if there is none or the app must run to know it. */
export function firstScreen(path: string, address: URLSearchParams): FirstScreen | undefined {
  if (path === paths.home) {
    const home = { operationName: 'Home', variables: HOME_VARIABLES, hash: Home };
    return { name: 'home', request: home };
  }
  if (path === paths.products) {
    const category = address.size === 0 ? optionalHomeCategory() : null;
    const shown = category ? new URL(categoryPath(category), location.href).searchParams : address;
    const variables = listVariables(readListParams(shown));
    const list = { operationName: 'ProductList', variables, hash: ProductList };
    return { name: 'list', request: list };
  }
  const id = path.slice(PRODUCT_PREFIX.length);
  // The app decides about paths that do not end with a plain id.
  if (path !== PRODUCT_PREFIX + id || !/^[\w-]+$/.test(id)) return undefined;
  return {
    name: 'detail',
    request: { operationName: 'ProductDetail', variables: detailVariables(id), hash: ProductDetail },
  };
}
