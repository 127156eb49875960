import { fileURLToPath } from 'node:url';
import type { GraphQLFormattedError } from 'graphql';
import { pino, type Logger } from 'pino';
import { createGateway } from '../../../gateway/app.ts';
import type { CatalogueAges } from '../../../gateway/cache/catalogue.ts';
import { readConfig, type Protection } from '../../../gateway/config/config.ts';
import type { OperatingSettings } from '../../../gateway/operators/operators.ts';
import type { SearchIndexLimits } from '../../../gateway/domains/products/products.search.ts';
import type { IdempotencyLimits } from '../../../gateway/endpoint/idempotency-store.ts';
import type { SandboxAccount } from '../../../gateway/pages/sandbox.ts';
import type { TracingOptions } from '../../../gateway/lib/tracing.ts';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import type { RenderingLimits } from '../../../gateway/rendering/page-source.ts';
import type { StoragePlace } from '../../../gateway/uploads/storage.ts';
import type { UpstreamLimits } from '../../../gateway/rest/limits.ts';

/** What session cookies of the tests' gateways are sealed with, unless a test says otherwise. */
export const TEST_SECRET = 'a secret of the tests that is long enough to be one';
const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** What a GraphQL request came back with. */
export interface Answer<Data> {
  status: number;
  headers: Headers;
  data: Data;
  errors: GraphQLFormattedError[];
}

export interface RunningGateway extends AsyncDisposable {
  url: string;
  /** Where operators look, if there is a port for them. */
  adminUrl: string | undefined;
  /** Posts an operation. `Data` is what the test expects; it reads nothing else. */
  query: <Data>(
    document: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<Answer<Data>>;
}

/** Parts of the shipped configuration that are in the way of some suites. Each suite that goes without one says why. */
export type Without =
  /** The cache of the catalogue: every operation reads the API. */
  | 'cache'
  /** Rate limits. */
  | 'rates'
  /** In production: the rule that only registered operations are run. */
  | 'registered only';

export interface GatewayTestOptions {
  upstreamUrl: string;
  without?: readonly Without[];
  /** Where it listens; absent: on 127.0.0.1. */
  host?: string;
  /** What differs from the shipped limits towards the API. */
  upstream?: Partial<UpstreamLimits>;
  production?: boolean;
  shopName?: string;
  serverRendering?: boolean;
  offline?: boolean;
  rendering?: RenderingLimits;
  log?: Logger;
  webFolder?: string;
  sandbox?: boolean;
  accounts?: readonly SandboxAccount[];
  publicUrl?: string;
  sessionSecrets?: string[];
  maxUpstreamCalls?: number;
  catalogueAges?: CatalogueAges;
  registeredOperations?: ReadonlyMap<string, string>;
  tracing?: TracingOptions;
  /** Absent: the API answers searches, so that no suite counts calls of the index. */
  searchIndex?: Partial<SearchIndexLimits>;
  idempotency?: IdempotencyLimits;
  redisUrl?: string;
  redisSentinel?: string;
  redisCommandMs?: number;
  /** Absent: no pictures are kept. */
  uploads?: StoragePlace;
  /** Absent: nothing outlives the gateway. */
  dataDir?: string;
  /** What differs from the shipped protection. */
  protection?: Partial<Protection>;
  /** What differs from the shipped settings for operators. */
  operating?: Partial<OperatingSettings>;
}

/** The configuration of a development shop for which nothing is set. */
const IN_DEVELOPMENT = readConfig({});

/** The configuration of a production shop for which only what is required is set; over http, as tests talk to it. */
export const IN_PRODUCTION = readConfig({
  NODE_ENV: 'production',
  SESSION_SECRETS: TEST_SECRET,
  INSECURE_PUBLIC_URL: 'allow',
});

/** The real gateway, as it is shipped, on a free port in front of `upstreamUrl`. */
export async function startGateway({ without = [], ...options }: GatewayTestOptions): Promise<RunningGateway> {
  const shipped = options.production ? IN_PRODUCTION : IN_DEVELOPMENT;
  const { protection, operating } = shipped;
  const gateway = await createGateway({
    ...shipped,
    webFolder: WEB_FOLDER,
    accounts: [],
    log: pino({ level: 'silent' }),
    sessionSecrets: [TEST_SECRET],
    registeredOperations: readManifest(undefined),
    dataDir: undefined,
    uploads: undefined,
    ...options,
    searchIndex: { ...shipped.searchIndex, ...(options.searchIndex ?? { maxProducts: 0 }) },
    ...(without.includes('cache') && { catalogueAges: undefined }),
    protection: {
      ...protection,
      ...(without.includes('rates') && { rates: undefined }),
      ...(without.includes('registered only') && { registeredOnly: false }),
      ...options.protection,
    },
    // A busy machine takes longer. Tests of these limits set their own.
    redisCommandMs: options.redisCommandMs ?? 2_000,
    rendering: options.rendering ?? { cpuMs: 5_000, waitMs: 30_000 },
    // No load balancer has to notice that a test is over.
    operating: { ...operating, drainDelayMs: 0, ...options.operating },
  });
  const { url, adminUrl } = await gateway.listen({ port: 0, host: options.host ?? '127.0.0.1' });
  return {
    url,
    adminUrl,
    query: queryAt(url),
    async [Symbol.asyncDispose]() {
      await gateway.close();
    },
  };
}

/** Sends operations to the gateway at an address. */
export const queryAt =
  (url: string) =>
  async <Data>(query: string, variables?: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors = [] } = (await response.json()) as { data: Data; errors?: GraphQLFormattedError[] };
    return { status: response.status, headers: response.headers, data, errors };
  };
