import type { OperationRequest } from '../../apollo/operation-request.ts';
import { Home, ProductDetail, ProductList } from '../../generated/operation-hashes.ts';
import { categoryPath, paths } from '../../lib/paths.ts';
import { detailVariables, HOME_VARIABLES } from './first-variables.ts';
import { optionalHomeCategory } from './home-category.ts';
import { listVariables, readListParams } from './list/list-params.ts';

/** A screen that guests open first, and what it asks for before anything else. */
export interface FirstScreen {
  /** Where its code stands, below web/src. */
  module: string;
  request: OperationRequest;
}

/** Everything before a product's id in the address of its screen. */
const [PRODUCT = ''] = paths.product.split(':');

/** What the app will ask for at an address; undefined: nothing, or nothing that is known before its code runs. */
export function firstScreen(path: string, address: URLSearchParams): FirstScreen | undefined {
  if (path === paths.home) {
    const home = { operationName: 'Home', variables: HOME_VARIABLES, hash: Home };
    return { module: 'features/products/home/home-page.tsx', request: home };
  }
  if (path === paths.products) {
    const category = address.size === 0 ? optionalHomeCategory() : null;
    const shown = category ? new URL(categoryPath(category), location.href).searchParams : address;
    const variables = listVariables(readListParams(shown));
    const list = { operationName: 'ProductList', variables, hash: ProductList };
    return { module: 'features/products/list/list-page.tsx', request: list };
  }
  const id = path.slice(PRODUCT.length);
  // Anything that is written in another way than ids are is the app's to make out.
  if (path !== PRODUCT + id || !/^[\w-]+$/.test(id)) return undefined;
  return {
    module: 'features/products/detail/detail-page.tsx',
    request: { operationName: 'ProductDetail', variables: detailVariables(id), hash: ProductDetail },
  };
}
