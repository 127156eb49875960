import type { Request } from 'express';
import { paths } from '../../schema/paths.ts';
import { catalogueRest, type Catalogue } from '../cache/catalogue.ts';
import { addressGroup, clientAddress, type TrustedProxies } from '../limits/client-address.ts';
import { findProduct } from '../domains/products/products.rest.ts';
import { withTimeout } from '../lib/deadline.ts';
import { nameOf } from '../lib/log.ts';
import { createMinuteCounts } from '../limits/minute-counts.ts';
import type { RestClient } from '../rest/client.ts';

export type PageStatus = (req: Request) => Promise<200 | 404>;

const TIMEOUT_MS = 300; // ms; a slower API means 200, and the screen shows the outcome
const MAX_PER_MINUTE = 120; // per address, far fewer than GraphQL operations

const patternOf = (pathname: string): URLPattern => new URLPattern({ pathname }, { ignoreCase: true });
const SCREENS = Object.values(paths).map(patternOf);
const PRODUCT = patternOf(paths.product);

export interface PageStatusOptions {
  client: RestClient;
  /** The screen's own query then finds the product in memory. */
  catalogue: Catalogue | undefined;
  proxies: TrustedProxies;
}

export function createPageStatus({ client, catalogue, proxies }: PageStatusOptions): PageStatus {
  const counts = createMinuteCounts();

  /** True if unknown: the screen asks again and shows the fault. */
  const hasProduct = async (req: Request, id: string): Promise<boolean> => {
    if (counts.add(addressGroup(clientAddress(req, proxies)), 1) > MAX_PER_MINUTE) return true;
    try {
      const late = () => new Error('The API takes longer than the page waits.');
      return (
        (await withTimeout(
          findProduct(catalogueRest(client, catalogue, nameOf(req)), id),
          performance.now() + TIMEOUT_MS,
          late,
        )) !== null
      );
    } catch {
      return true;
    }
  };

  return async (req) => {
    const pathname = req.path.length > 1 ? req.path.replace(/\/$/, '') : req.path;
    if (!SCREENS.some((pattern) => pattern.test({ pathname }))) return 404;
    const id = PRODUCT.exec({ pathname })?.pathname.groups['id'];
    return id === undefined || (await hasProduct(req, id)) ? 200 : 404;
  };
}
