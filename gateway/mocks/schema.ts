import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import { shopSchema } from '../graphql/schema.ts';
import { createProductGroupLoader } from '../domains/products/products.recommended.ts';
import { createWholeCatalogue } from '../domains/products/products.catalogue.ts';
import { catalogueSource, parseIndexed, type ListedProduct } from '../domains/products/products.indexed.ts';
import { findMe } from '../domains/auth/auth.rest.ts';
import { UNLIMITED } from '../limits/login-throttle.ts';
import type { GatewayContext } from '../domains/context.ts';
import { createCustomerLoader, listAccounts } from '../domains/orders/orders.customers.ts';
import { listAllOrders } from '../domains/orders/orders.rest.ts';
import { merged, type InjectedFaults } from '../operations/fault-injection.ts';
import type { RestAnswer } from '../rest/call.ts';
import type { Rest } from '../rest/client.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import { throwOnAuthRefusal } from '../rest/read-outcome.ts';
import type { ProductIndex } from '../domains/products/products.search.ts';
import { createCatalogueIndex } from '../search/catalogue-index.ts';
import { readSearchWords, SHIPPED_WORDS } from '../search/search-words.ts';
import { createMockApi, type MockApi } from './api.ts';
import { seedShop } from './seed.ts';
import { createMockShop, findAccount, startSession, type MockShop } from './store.ts';
import type { MockOptions } from './options.ts';
import { productRecord } from './products.api.ts';

type Resolve = NonNullable<GraphQLFieldConfig<unknown, GatewayContext>['resolve']>;

/** Each call opens a new shop, which mutations change. A request's context is a `MockContext`, or absent. */
export function createMockSchema(options: MockOptions = {}): GraphQLSchema {
  const schema = shopSchema({ faultInjection: true });
  const shop = createMockShop(schema);
  seedShop(shop, options);
  const api = createMockApi(shop, options);
  const contexts = new WeakMap<MockContext, GatewayContext>();
  const contextFor = (given: MockContext | undefined): GatewayContext => {
    const known = given && contexts.get(given);
    if (known) return known;
    const context = createMockContext(shop, api, options, given);
    if (given) contexts.set(given, context);
    return context;
  };

  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, unknown>) => {
      const resolve = (field.resolve ?? defaultFieldResolver) as Resolve;
      const answered: GraphQLFieldConfig<unknown, MockContext | undefined> = {
        ...field,
        resolve: (source, args, context, info) => resolve(source, args, contextFor(context), info),
      };
      return answered;
    },
  });
}

export interface MockContext {
  token?: string | undefined;
  faults?: InjectedFaults | undefined;
}

/** The caller has a token of the mock API, as a client without cookies has. Nothing is limited, cached or logged. */
function createMockContext(
  shop: MockShop,
  api: MockApi,
  options: MockOptions,
  { token: given, faults }: MockContext = {},
): GatewayContext {
  const account = given === undefined && options.signedInAs ? findAccount(shop, options.signedInAs) : undefined;
  const token = account ? startSession(account) : given;
  const rest = restOver(api, token);
  const guest = restOver(api, undefined);
  return {
    requestId: '',
    caller: token === undefined ? { kind: 'guest' } : { kind: 'bearer', upstreamToken: token },
    confirmedCaller: () => findMe(rest),
    rest,
    guestRest: guest,
    lineRest: rest,
    pageRest: guest,
    allOrders: () => listAllOrders(rest),
    customers: createCustomerLoader(() => listAccounts(rest)),
    oneAtATime: (_what, _deadline, work) => work(),
    wholeCatalogue: createWholeCatalogue({ source: catalogueSource(() => guest), search: undefined }).read,
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
    attempts: UNLIMITED,
    refusalOf: () => undefined,
    productGroups: createProductGroupLoader(guest),
    search: options.searchIndex ? createMockSearch(shop) : undefined,
    deadline: { endsAt: Infinity, aborted: undefined, sent: false },
    idempotency: undefined,
    upstreamCalls: [],
    note: () => undefined,
    logStaffChange: () => undefined,
    notices: [],
    trace: undefined,
    faults: merged(options, faults),
  };
}

function restOver(api: MockApi, token: string | undefined): Rest {
  const call = async (endpoint: Endpoint, input: Record<string, unknown>): Promise<RestAnswer> => {
    const answer = api(endpoint, input, token);
    throwOnAuthRefusal(answer);
    return answer;
  };
  return {
    token,
    get: (endpoint, query = {}) => call(endpoint, query),
    read: async (endpoint, query, { parse }) => parse(await call(endpoint, query)),
    send: (endpoint, body = {}) => call(endpoint, body),
    reportUnmappedOutcome: () => undefined,
    reportUnreadableRecords: () => undefined,
  };
}

/** The gateway's search index, filled anew for each search, so that it is always right. */
function createMockSearch(shop: MockShop): ProductIndex {
  const words = readSearchWords(SHIPPED_WORDS);
  const filled = () => {
    const index = createCatalogueIndex<ListedProduct>(words);
    for (const row of shop.products.all()) {
      const entry = parseIndexed(productRecord(shop, row));
      if (entry) index.put(entry, 0);
    }
    return index;
  };
  return {
    find: (query) => filled().search(query),
    all: () => filled().all(),
    isOutdated: () => false,
    count: () => undefined,
  };
}
