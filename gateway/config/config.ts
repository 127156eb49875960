// Everything from outside. `settings.ts` lists what an operator can set; this file makes of it what the parts are given.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { catalogueAges } from '../cache/catalogue.ts';
import { emailProblem } from '../domains/auth/auth.input.ts';
import { SEARCH_INDEX_LIMITS } from '../domains/products/products.search.ts';
import { DRAIN_MS } from '../endpoint/apollo.ts';
import { IDEMPOTENCY_LIMITS } from '../endpoint/idempotency-store.ts';
import type { TracingOptions } from '../lib/tracing.ts';
import { allowedHosts } from '../limits/allowed-hosts.ts';
import { NO_PROXIES } from '../limits/client-address.ts';
import { HTTP_LIMITS } from '../limits/http-server.ts';
import { rateLimitsOf } from '../limits/rate-limit.ts';
import { MAX_OPERATIONS_IN_FLIGHT } from '../load/load-shedding.ts';
import { DOCUMENT_LIMITS } from '../operations/document-limits.ts';
import { PICTURE_LIMITS } from '../pages/pictures.ts';
import { MAX_UPSTREAM_CALLS, UPSTREAM_LIMITS } from '../rest/limits.ts';
import { IDLE_LIMITS, RESET_LINK_S } from '../session/lifetime.ts';
import { UPLOAD_LIMITS } from '../uploads/router.ts';
import type { StoragePlace } from '../uploads/storage.ts';
import { readVariables, type Environment } from './kinds.ts';
import { SETTINGS, type Settings } from './settings.ts';

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

export type Config = ReturnType<typeof configOf>;

function configOf(settings: Settings) {
  return {
    production: settings.NODE_ENV === 'production',
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL, // without a slash at the end; undefined: the port on this machine
    upstreamUrl: settings.UPSTREAM_URL, // without a slash at the end; undefined: the embedded reference API
    upstream: {
      ...UPSTREAM_LIMITS,
      connections: settings.UPSTREAM_CONNECTIONS,
      deadlineMs: settings.OPERATION_DEADLINE_SECONDS,
      headersMs: settings.OPERATION_DEADLINE_SECONDS / 2, // a read that hangs can then be tried once more
    },
    dataDir: resolve(settings.DATA_DIR), // holds everything that must survive a restart
    uploads: uploadsOf(settings),
    redisUrl: settings.REDIS_URL, // one or more, separated by commas
    redisSentinel: settings.REDIS_SENTINEL, // the addresses are Sentinels, which know the server of this name
    sessionSecrets: settings.SESSION_SECRETS, // newest first; undefined: one is made and kept in `dataDir` (development only)
    maxUpstreamCalls: MAX_UPSTREAM_CALLS,
    catalogueAges: catalogueAges(settings.CATALOGUE_FRESH_SECONDS), // undefined: each operation reads the catalogue anew
    searchIndex: {
      ...SEARCH_INDEX_LIMITS,
      maxProducts: settings.SEARCH_INDEX_PRODUCTS,
      wordsFile: settings.SEARCH_WORDS,
    },
    idempotency: IDEMPOTENCY_LIMITS,
    tracing: tracingOf(settings),
    operationsManifest: settings.OPERATIONS_MANIFEST, // a JSON file; undefined: the operations of the shop's own web app
    protection: protectionOf(settings),
    shopName: settings.SHOP_NAME,
    serverRendering: settings.SERVER_RENDERING === 'on', // false: browsers render all screens
    offline: settings.OFFLINE === 'on', // false: browsers remove their service worker
    sandbox: settings.SANDBOX === 'on', // true: introspection is on, too
    sandboxAccounts: settings.SANDBOX_ACCOUNTS, // undefined: those of the embedded reference API
    logLevel: settings.LOG_LEVEL,
    operating: {
      adminPort: settings.ADMIN_PORT, // undefined: no admin port
      adminHost: settings.ADMIN_HOST,
      drainDelayMs: settings.DRAIN_DELAY_SECONDS,
      maxOperationsInFlight: MAX_OPERATIONS_IN_FLIGHT,
    },
  };
}

/** Undefined: uploaded pictures are kept nowhere. */
function uploadsOf(settings: Settings): StoragePlace | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_BUCKET: bucket, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined)
    return {
      bucket: { bucket, accessKeyId, secretAccessKey, endpoint: settings.S3_ENDPOINT, region: settings.S3_REGION },
    };
  if (settings.REDIS_URL !== undefined) return undefined;
  return { folder: join(resolve(settings.DATA_DIR), 'pictures') };
}

/** Undefined: nothing is traced. */
function tracingOf(settings: Settings): TracingOptions | undefined {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint === undefined ? undefined : { endpoint, share: settings.OTEL_TRACES_SAMPLER_ARG };
}

export type Protection = ReturnType<typeof protectionOf>;

function protectionOf(settings: Settings) {
  const { RATE_LOGINS: logins, RATE_PER_ADDRESS: perAddress } = settings;
  return {
    hosts: allowedHosts(settings.ALLOWED_HOSTS, {
      production: settings.NODE_ENV === 'production',
      publicUrl: settings.PUBLIC_URL,
    }),
    documents: DOCUMENT_LIMITS,
    registeredOnly: settings.OPERATIONS === 'registered',
    rates: perAddress === 0 ? undefined : rateLimitsOf({ perAddress, logins }), // undefined: there are none
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
  const bucket = [settings.S3_BUCKET, settings.S3_ACCESS_KEY_ID, settings.S3_SECRET_ACCESS_KEY];
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
      bucket.includes(undefined) && [...bucket, settings.S3_ENDPOINT].some((value) => value !== undefined),
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
