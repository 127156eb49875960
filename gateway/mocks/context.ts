import { createProductGroupLoader } from '../domains/products/products.loaders.ts';
import { findMe } from '../domains/auth/auth.rest.ts';
import type { GatewayContext } from '../domains/context.ts';
import { merged, type Simulation } from '../operations/fault-injection.ts';
import { heedRefusals } from '../rest/auth-refusals.ts';
import type { Rest } from '../rest/client.ts';
import type { MockApi } from './api.ts';
import type { MockOptions } from './options.ts';
import { findAccount, startSession, type MockShop } from './store.ts';

/** What a request to the mock shop brings along: the header `token`, and its fault injection. */
export interface MockContext {
  token?: string | undefined;
  simulation?: Simulation | undefined;
}

const noLimit = async (): Promise<void> => undefined;

/**
 * The context that the gateway's resolvers get for a request to the mock shop. Its caller has a token of the mock API, as a client
 * without cookies has one of the real API. Nothing is limited, cached or logged.
 */
export function createMockContext(
  shop: MockShop,
  api: MockApi,
  options: MockOptions,
  { token: given, simulation }: MockContext = {},
): GatewayContext {
  const account = given === undefined && options.signedInAs ? findAccount(shop, options.signedInAs) : undefined;
  const token = account ? startSession(account) : given;
  const rest = restOver(api, token);
  const guest = restOver(api, undefined);
  return {
    requestId: '',
    caller: token === undefined ? { kind: 'guest' } : { kind: 'bearer', upstreamToken: token },
    confirmedRole: async () => (await findMe(rest)).role,
    rest,
    catalogue: guest,
    freshness: { oldest: Infinity, stale: false },
    session: {
      start: Date.now,
      begin: async ({ upstreamToken }) => upstreamToken,
      end: async () => {
        if (token !== undefined) shop.endedTokens.add(token);
        return true;
      },
      endOthers: async () => true,
      expectReset: () => async () => true,
      endReset: async () => true,
      touched: () => false,
    },
    attempts: { password: async () => noLimit, registration: noLimit, reset: noLimit },
    refusalOf: () => undefined,
    productGroups: createProductGroupLoader(guest),
    lifetime: { endsAt: Infinity, gone: undefined, sent: false },
    idempotency: undefined,
    upstreamCalls: [],
    notices: [],
    trace: undefined,
    simulation: merged(options, simulation),
  };
}

function restOver(api: MockApi, token: string | undefined): Rest {
  const rest: Rest = {
    token,
    get: async (path, query = {}) => api(`GET ${path}`, query, token),
    read: async (path, query, { parse }) => parse(await rest.get(path, query)),
    send: async (method, path, body = {}) => api(`${method} ${path}`, body, token),
    noteUnknown: () => undefined,
  };
  return heedRefusals(rest, () => undefined);
}
