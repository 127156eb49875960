import { paths } from '../schema/paths.ts';
import { throughCatalogue, type Catalogue } from './catalogue.ts';
import { findProduct } from './domains/products.rest.ts';
import type { Rest, RestClient } from './rest.ts';

/** Status of the page at an address: 404 where the shop has no screen, or no such product. */
export type PageStatus = (path: string, requestId: string) => Promise<200 | 404>;

/** How long a page waits for the API to say whether there is its product, in ms; after that, its screen finds out. */
const PATIENCE_MS = 300;

/** As the router in the browser takes them: in capitals or not, with a slash at the end or not. */
const patternOf = (pathname: string): URLPattern => new URLPattern({ pathname }, { ignoreCase: true });
const SCREENS = Object.values(paths).map(patternOf);
const PRODUCT = patternOf(paths.product);

/** What is asked of the catalogue is kept there, so the screen that asks next finds it. */
export function createPageStatus(client: RestClient, catalogue: Catalogue | undefined): PageStatus {
  const restFor = (requestId: string): Rest => {
    const rest = client.bind({ requestId });
    return catalogue ? throughCatalogue(catalogue, rest, rest, { oldest: Infinity, stale: false }) : rest;
  };
  return async (path, requestId) => {
    const pathname = path.length > 1 ? path.replace(/\/$/, '') : path;
    if (!SCREENS.some((pattern) => pattern.test({ pathname }))) return 404;
    const id = PRODUCT.exec({ pathname })?.pathname.groups['id'];
    return id === undefined || (await hasProduct(restFor(requestId), id)) ? 200 : 404;
  };
}

/** True also for as long as it is not known. */
async function hasProduct(rest: Rest, id: string): Promise<boolean> {
  const unknown = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, true).unref());
  const known = findProduct(rest, id).then(
    (product) => product !== null,
    // The screen asks again, and tells what is wrong.
    () => true,
  );
  return Promise.race([known, unknown]);
}
