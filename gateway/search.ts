import type { Logger } from 'pino';
import type { Catalogue, CatalogueAges } from './cache/catalogue.ts';
import { createProductSearch, type ProductSearch, type SearchIndexLimits } from './domains/products/products.search.ts';
import type { LoadShedding } from './load/load-shedding.ts';
import type { RestClient } from './rest/client.ts';

export interface SearchParts {
  limits: SearchIndexLimits;
  ages: CatalogueAges | undefined;
  catalogue: Catalogue | undefined;
  client: RestClient;
  load: LoadShedding;
  log: Logger;
}

const SEARCHES = 'searches'; // no value of the API has this tag: only finished answers are not used any more
const BUSY_SHARE = 0.5; // of the operations that may be in flight

/** Undefined: no index is wanted, or nothing of the catalogue may be kept. */
export function createSearch(parts: SearchParts): ProductSearch | undefined {
  const { limits, ages, catalogue, client, load, log } = parts;
  if (!ages || !catalogue || limits.maxProducts === 0) return undefined;
  const { graceMs, staleMs } = ages;
  return createProductSearch({
    ...limits,
    client,
    staleMs,
    graceMs,
    isBusy: createBusyCheck(client, load),
    onReady: () => catalogue.invalidate([SEARCHES]),
    log,
  });
}

/**
 * True while shoppers wait: for a connection or the CPU, or because operations were refused since it was asked last. An open breaker is no
 * reason to wait here: the call is refused, and the index backs off.
 */
export function createBusyCheck(client: Pick<RestClient, 'state'>, load: Pick<LoadShedding, 'state'>): () => boolean {
  let shedBefore = 0;
  return () => {
    const { inFlight, limit, shed, waiting } = load.state();
    const { waiting: calls } = client.state();
    const refused = Object.values(shed).reduce((sum, count) => sum + count, 0);
    const isShedding = refused > shedBefore;
    shedBefore = refused;
    return isShedding || waiting > 0 || calls > 0 || inFlight > limit * BUSY_SHARE;
  };
}
