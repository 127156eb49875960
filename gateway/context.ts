import { createProductGroupLoader, type ProductGroupLoader } from './domains/products.loaders.ts';
import type { Rest, RestClient } from './rest.ts';

/** What every resolver gets: made once per request, thrown away with it. */
export interface GatewayContext {
  /** Names the request in answers, in the log and towards the upstream. */
  requestId: string;
  rest: Rest;
  productGroups: ProductGroupLoader;
  /** Upstream calls that this request caused, `VERB /path` each, for the log and the tests. */
  upstreamCalls: string[];
}

export function createContext(client: RestClient, requestId: string): GatewayContext {
  const upstreamCalls: string[] = [];
  const rest = client.bind({ requestId, onCall: (call) => upstreamCalls.push(call) });
  return { requestId, rest, productGroups: createProductGroupLoader(rest), upstreamCalls };
}
