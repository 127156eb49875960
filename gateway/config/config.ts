// Everything from outside. `settings.ts` lists what an operator can set; this file makes of it what the parts are given.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { catalogueAges, type CatalogueAges } from '../cache/catalogue.ts';
import { emailProblem } from '../domains/auth/auth.input.ts';
import { SEARCH_INDEX_LIMITS, type SearchIndexLimits } from '../domains/products/products.search.ts';
import { DRAIN_MS } from '../endpoint/apollo.ts';
import { IDEMPOTENCY_LIMITS, type IdempotencyLimits } from '../endpoint/idempotency-store.ts';
import type { LogLevel } from '../lib/log.ts';
import type { TracingOptions } from '../lib/tracing.ts';
import { allowedHosts, type AllowedHosts } from '../limits/allowed-hosts.ts';
import { NO_PROXIES, type TrustedProxies } from '../limits/client-address.ts';
import { HTTP_LIMITS, type HttpLimits } from '../limits/http-server.ts';
import { rateLimitsOf, type RateLimits } from '../limits/rate-limit.ts';
import { MAX_OPERATIONS_IN_FLIGHT } from '../load/load-shedding.ts';
import { DOCUMENT_LIMITS, type DocumentLimits } from '../operations/document-limits.ts';
import type { OperatingSettings } from '../operators/operators.ts';
import { PICTURE_LIMITS, type PictureLimits } from '../pages/picture-source.ts';
import type { SandboxAccount } from '../pages/sandbox.ts';
import { MAX_UPSTREAM_CALLS, UPSTREAM_LIMITS, type UpstreamLimits } from '../rest/limits.ts';
import { IDLE_LIMITS, RESET_LINK_S, type IdleLimits } from '../session/lifetime.ts';
import { UPLOAD_LIMITS, type UploadLimits } from '../uploads/limits.ts';
import type { StoragePlace } from '../uploads/storage.ts';
import { readVariables, type Environment } from './kinds.ts';
import { SETTINGS, type Settings } from './settings.ts';

export interface Config {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string | undefined; // without a slash at the end; undefined: the port on this machine
  upstreamUrl: string | undefined; // without a slash at the end; undefined: the embedded reference API
  upstream: UpstreamLimits;
  dataDir: string; // absolute; holds everything that must survive a restart
  uploads: StoragePlace | undefined; // where uploaded pictures are kept; undefined: nowhere
  redisUrl: string | undefined; // one or more, separated by commas
  redisSentinel: string | undefined; // the addresses are Sentinels, which know the server of this name
  sessionSecrets: string[] | undefined; // newest first; undefined: one is made and kept in `dataDir` (development only)
  maxUpstreamCalls: number; // of one operation
  catalogueAges: CatalogueAges | undefined; // undefined: each operation reads the catalogue anew
  searchIndex: SearchIndexLimits;
  idempotency: IdempotencyLimits;
  tracing: TracingOptions | undefined; // undefined: nothing is traced
  operationsManifest: string | undefined; // a JSON file; undefined: the operations of the shop's own web app
  protection: Protection;
  shopName: string;
  serverRendering: boolean; // false: browsers render all screens
  offline: boolean; // false: browsers remove their service worker
  sandbox: boolean; // true: introspection is on, too
  sandboxAccounts: SandboxAccount[] | undefined; // undefined: those of the embedded reference API
  logLevel: LogLevel;
  operating: OperatingSettings;
}

export interface Protection {
  hosts: AllowedHosts;
  documents: DocumentLimits;
  registeredOnly: boolean;
  rates: RateLimits | undefined; // undefined: there are no rate limits
  proxies: TrustedProxies;
  idle: IdleLimits;
  resetLinkS: number; // how long the API's links for a new password work, in seconds
  http: HttpLimits;
  pictures: PictureLimits;
  uploads: UploadLimits;
}

export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n- ${problems.join('\n- ')}`,
    );
    this.problems = problems;
  }
}

/** Throws one ConfigError that lists all problems. */
export function readConfig(env: Environment): Config {
  const { values, problems: wrong } = readVariables(env, SETTINGS);
  const problems = [...wrong.values(), ...contradictionsIn(values, (name) => !wrong.has(name))];
  if (problems.length > 0) throw new ConfigError(problems);
  return configOf(values);
}

function configOf(settings: Settings): Config {
  return {
    production: settings.NODE_ENV === 'production',
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL,
    upstreamUrl: settings.UPSTREAM_URL,
    upstream: {
      ...UPSTREAM_LIMITS,
      connections: settings.UPSTREAM_CONNECTIONS,
      deadlineMs: settings.OPERATION_DEADLINE_SECONDS,
      headersMs: settings.OPERATION_DEADLINE_SECONDS / 2, // a read that hangs can then be tried once more
    },
    dataDir: resolve(settings.DATA_DIR),
    uploads: uploadsOf(settings),
    redisUrl: settings.REDIS_URL,
    redisSentinel: settings.REDIS_SENTINEL,
    sessionSecrets: settings.SESSION_SECRETS,
    maxUpstreamCalls: MAX_UPSTREAM_CALLS,
    catalogueAges: catalogueAges(settings.CATALOGUE_FRESH_SECONDS),
    searchIndex: {
      ...SEARCH_INDEX_LIMITS,
      maxProducts: settings.SEARCH_INDEX_PRODUCTS,
      wordsFile: settings.SEARCH_WORDS,
    },
    idempotency: IDEMPOTENCY_LIMITS,
    tracing: tracingOf(settings),
    operationsManifest: settings.OPERATIONS_MANIFEST,
    protection: protectionOf(settings),
    shopName: settings.SHOP_NAME,
    serverRendering: settings.SERVER_RENDERING === 'on',
    offline: settings.OFFLINE === 'on',
    sandbox: settings.SANDBOX === 'on',
    sandboxAccounts: settings.SANDBOX_ACCOUNTS,
    logLevel: settings.LOG_LEVEL,
    operating: {
      adminPort: settings.ADMIN_PORT,
      adminHost: settings.ADMIN_HOST,
      drainDelayMs: settings.DRAIN_DELAY_SECONDS,
      maxOperationsInFlight: MAX_OPERATIONS_IN_FLIGHT,
    },
  };
}

function uploadsOf(settings: Settings): StoragePlace | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_BUCKET: bucket, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined)
    return {
      bucket: { bucket, accessKeyId, secretAccessKey, endpoint: settings.S3_ENDPOINT, region: settings.S3_REGION },
    };
  if (settings.REDIS_URL !== undefined) return undefined;
  return { folder: join(resolve(settings.DATA_DIR), 'pictures') };
}

function tracingOf(settings: Settings): TracingOptions | undefined {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint === undefined ? undefined : { endpoint, share: settings.OTEL_TRACES_SAMPLER_ARG };
}

function protectionOf(settings: Settings): Protection {
  const { RATE_LOGINS: logins, RATE_PER_ADDRESS: perAddress } = settings;
  return {
    hosts: allowedHosts(settings.ALLOWED_HOSTS, {
      production: settings.NODE_ENV === 'production',
      publicUrl: settings.PUBLIC_URL,
    }),
    documents: DOCUMENT_LIMITS,
    registeredOnly: settings.OPERATIONS === 'registered',
    rates: perAddress === 0 ? undefined : rateLimitsOf({ perAddress, logins }),
    proxies: settings.TRUST_PROXY ?? NO_PROXIES,
    idle: IDLE_LIMITS,
    resetLinkS: RESET_LINK_S,
    http: HTTP_LIMITS,
    pictures: PICTURE_LIMITS,
    uploads: UPLOAD_LIMITS,
  };
}

/** Problems of several variables together. `isValid`: the variable has no problem of its own. */
function contradictionsIn(settings: Settings, isValid: (name: string) => boolean): string[] {
  const production = settings.NODE_ENV === 'production';
  const email = settings.SUPER_ADMIN_EMAIL;
  const rules: [broken: boolean | undefined, problem: string][] = [
    [
      production &&
        isValid('PUBLIC_URL') &&
        settings.INSECURE_PUBLIC_URL === 'refuse' &&
        !settings.PUBLIC_URL?.startsWith('https://'),
      'PUBLIC_URL must be set in production, to an address that starts with https://: only then are cookies kept to ' +
        'encrypted connections. Only where the shop is not open to the public: INSECURE_PUBLIC_URL=allow.',
    ],
    [
      production && isValid('SESSION_SECRETS') && !settings.SESSION_SECRETS,
      'SESSION_SECRETS is required in production: run `openssl rand -base64 48` and set it to what that prints.',
    ],
    [
      production && settings.SANDBOX_ACCOUNTS !== undefined,
      'SANDBOX_ACCOUNTS is for development: in production the sandbox hands out no passwords. Leave it out.',
    ],
    [
      // The embedded API checks the rest of it; the rules of the log-in form are the gateway's.
      email !== undefined && isValid('UPSTREAM_URL') && !settings.UPSTREAM_URL && emailProblem(email) !== null,
      `SUPER_ADMIN_EMAIL must be an address that the shop's log-in takes, but is "${email}".`,
    ],
    [
      [settings.S3_BUCKET, settings.S3_ACCESS_KEY_ID, settings.S3_SECRET_ACCESS_KEY].some(
        (value) => value === undefined,
      ) &&
        [settings.S3_BUCKET, settings.S3_ACCESS_KEY_ID, settings.S3_SECRET_ACCESS_KEY, settings.S3_ENDPOINT].some(
          (value) => value !== undefined,
        ),
      'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together: set all three, or none of them and no S3_ENDPOINT.',
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => problem);
}

const CLOSING_MS = 7_000; // ms after the last request, until the process ends anyway

/** The longest that a process may take to stop, in ms. */
export const closingMs = ({ operating }: Pick<Config, 'operating'>): number =>
  operating.drainDelayMs + DRAIN_MS + CLOSING_MS;

/** For a thread that reads its own configuration. */
export function environmentWith(more: Record<string, string>): Environment {
  return { ...process.env, ...more };
}

export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env'); // variables that are set already win
  return readConfig(process.env);
}
