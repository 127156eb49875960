import { fileURLToPath } from 'node:url';
import type { GraphQLFormattedError } from 'graphql';
import { pino, type Logger } from 'pino';
import { createGateway } from '../../../gateway/app.ts';
import type { CatalogueAges } from '../../../gateway/cache/catalogue.ts';
import { readConfig } from '../../../gateway/config/config.ts';
import type { OperatingSettings } from '../../../gateway/operators/operators.ts';
import type { Protection } from '../../../gateway/config/protection.ts';
import type { IdempotencyLimits } from '../../../gateway/endpoint/idempotency-store.ts';
import type { SandboxAccount } from '../../../gateway/pages/sandbox.ts';
import type { TracingOptions } from '../../../gateway/lib/tracing.ts';
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

export interface GatewayTestOptions {
  upstreamUrl: string;
  /** Where it listens; absent: on 127.0.0.1. */
  host?: string;
  /** What differs from the usual limits towards the API. */
  upstream?: Partial<UpstreamLimits>;
  production?: boolean;
  shopName?: string;
  log?: Logger;
  webFolder?: string;
  sandbox?: boolean;
  accounts?: readonly SandboxAccount[];
  publicUrl?: string;
  sessionSecrets?: string[];
  maxUpstreamCalls?: number;
  /** Absent: every operation reads the catalogue anew, so that a test sees what the API says at that moment. */
  catalogueAges?: CatalogueAges | undefined;
  registeredOperations?: ReadonlyMap<string, string>;
  tracing?: TracingOptions;
  idempotency?: IdempotencyLimits;
  redisUrl?: string;
  /** Absent: nothing outlives the gateway. */
  dataDir?: string;
  /** What differs from `UNHURRIED`. */
  protection?: Partial<Protection>;
  /** Those that differ from a configuration in which nothing is set. */
  operating?: Partial<OperatingSettings>;
}

/** The configuration of a shop in production for which nothing else is set. */
export const IN_PRODUCTION = readConfig({
  NODE_ENV: 'production',
  SESSION_SECRETS: TEST_SECRET,
  INSECURE_PUBLIC_URL: 'allow',
});

/** The gateway's limits as they are by default, but for those that would be in the way of most tests. */
const UNHURRIED: Protection = {
  ...readConfig({}).protection,
  rates: undefined,
  registeredOnly: false,
};

/** The real gateway on a free port, in front of whatever `upstreamUrl` is. */
export async function startGateway(options: GatewayTestOptions): Promise<RunningGateway> {
  const gateway = await createGateway({
    webFolder: WEB_FOLDER,
    shopName: 'Haat',
    publicUrl: undefined,
    production: false,
    sandbox: !options.production,
    accounts: [],
    log: pino({ level: 'silent' }),
    sessionSecrets: [TEST_SECRET],
    maxUpstreamCalls: 20,
    catalogueAges: undefined,
    tracing: undefined,
    redisUrl: undefined,
    idempotency: { keptMs: 60_000, maxBytes: 1_000_000, perCaller: 100 },
    registeredOperations: new Map(),
    ...options,
    protection: { ...UNHURRIED, ...options.protection },
    operating: { ...readConfig({}).operating, ...options.operating },
  });
  const { url, adminUrl } = await gateway.listen({ port: 0, host: options.host ?? '127.0.0.1' });
  return {
    url,
    adminUrl,
    async query<Data>(query: string, variables?: Record<string, unknown>, headers: Record<string, string> = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors = [] } = (await response.json()) as { data: Data; errors?: GraphQLFormattedError[] };
      return { status: response.status, headers: response.headers, data, errors };
    },
    [Symbol.asyncDispose]: () => gateway.close(),
  };
}
