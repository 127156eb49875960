import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CatalogueAges } from '../cache/catalogue.ts';
import { emailProblem } from '../domains/auth/auth.input.ts';
import type { IdempotencyLimits } from '../endpoint/idempotency-store.ts';
import { readOperatingSettings, type OperatingSettings } from '../operators/settings.ts';
import { protectionIn, type Protection } from './protection.ts';
import type { SandboxAccount } from '../pages/sandbox.ts';
import { createSettingReaders, type Environment, type SettingReaders } from '../lib/env.ts';
import { LOG_LEVELS, type LogLevel } from '../lib/log.ts';
import type { TracingOptions } from '../lib/tracing.ts';
import { upstreamLimitsIn, type UpstreamLimits } from '../rest/limits.ts';

/** Everything the gateway can be told from outside. Explained, variable by variable, in .env.example. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Where people reach the shop, without a trailing slash; undefined: at the port, on this machine. */
  publicUrl: string | undefined;
  /** Address of the REST API without a trailing slash; undefined: the embedded reference API. */
  upstreamUrl: string | undefined;
  upstream: UpstreamLimits;
  /** Folder of everything that must survive a restart, absolute. */
  dataDir: string;
  redisUrl: string | undefined;
  /** Newest first; undefined: one is made and kept in `dataDir` (development only). */
  sessionSecrets: string[] | undefined;
  /** Upstream calls that one operation may make; past it, it is too costly. */
  maxUpstreamCalls: number;
  /** How old what is told of the catalogue may be; undefined: it is read anew for each operation. */
  catalogueAges: CatalogueAges | undefined;
  /** How long, and how many of, answers to mutations with an idempotency key are kept. */
  idempotency: IdempotencyLimits;
  /** Where traces go; undefined: nothing is traced. */
  tracing: TracingOptions | undefined;
  /** JSON file of the operations that clients may name by their SHA-256; undefined: those of the shop's own web app. */
  operationsManifest: string | undefined;
  /** What the gateway lets happen to it. */
  protection: Protection;
  shopName: string;
  /** True: the sandbox is served at /sandbox, and the schema tells about itself. */
  sandbox: boolean;
  /** Accounts for the sandbox to switch between; undefined: those that the embedded reference API brings. */
  sandboxAccounts: SandboxAccount[] | undefined;
  logLevel: LogLevel;
  operating: OperatingSettings;
}

/** The configuration cannot be used. Its message lists every problem, one a line. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n- ${problems.join('\n- ')}`,
    );
    this.problems = problems;
  }
}

/** A secret this short could be guessed offline. 32 characters of base64 are 192 bits. */
const MIN_SECRET_LENGTH = 32;

/** Reads the configuration from variables. Throws one ConfigError that names all problems. */
export function readConfig(env: Environment): Config {
  const read = createSettingReaders(env);
  const { count, oneOf, port, text, url } = read;
  const production = oneOf('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production';
  port('UPSTREAM_PORT', 0);
  url('DATABASE_URL', ['postgres:', 'postgresql:'], true);
  url('SMTP_URL', ['smtp:', 'smtps:'], true);
  const publicUrl = publicUrlIn(read, production);
  checkSuperAdmin(read);
  const config: Config = {
    production,
    port: port('PORT', 4000),
    host: text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    upstreamUrl: url('UPSTREAM_URL', ['http:', 'https:']),
    upstream: upstreamLimitsIn(read),
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:'], true),
    sessionSecrets: secretsIn(read, production),
    maxUpstreamCalls: count('MAX_UPSTREAM_CALLS', 20),
    catalogueAges: oneOf('CATALOGUE_CACHE', ['on', 'off'], 'on') === 'on' ? agesIn(read) : undefined,
    idempotency: idempotencyIn(read),
    tracing: tracingIn(read),
    operationsManifest: text('OPERATIONS_MANIFEST'),
    protection: protectionIn(read, { production, publicUrl }),
    shopName: text('SHOP_NAME') ?? 'Haat',
    sandbox: oneOf('SANDBOX', ['on', 'off'], production ? 'off' : 'on') === 'on',
    sandboxAccounts: accountsIn(read, production),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    operating: readOperatingSettings(read, production),
  };
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}

function publicUrlIn({ oneOf, problems, url }: SettingReaders, production: boolean): string | undefined {
  const found = problems.length;
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']);
  const insecure = oneOf('INSECURE_PUBLIC_URL', ['refuse', 'allow'], 'refuse') === 'allow';
  if (production && !insecure && problems.length === found && !publicUrl?.startsWith('https://')) {
    problems.push(
      'PUBLIC_URL must be set in production, to an address that starts with https://: only then are cookies kept to ' +
        'encrypted connections. Only where the shop is not open to the public: INSECURE_PUBLIC_URL=allow.',
    );
  }
  return publicUrl;
}

/** The embedded API reads the rest of it; only here is known whether the address could ever log in. */
function checkSuperAdmin({ problems, text }: SettingReaders): void {
  const email = text('SUPER_ADMIN_EMAIL');
  if (email !== undefined && !text('UPSTREAM_URL') && emailProblem(email) !== null) {
    problems.push(`SUPER_ADMIN_EMAIL must be an address that the shop's log-in takes, but is "${email}".`);
  }
}

function agesIn({ milliseconds, problems }: SettingReaders): CatalogueAges {
  const freshMs = milliseconds('CATALOGUE_FRESH_SECONDS', 30);
  const staleMs = milliseconds('CATALOGUE_STALE_SECONDS', 10 * 60);
  const graceMs = milliseconds('CATALOGUE_GRACE_SECONDS', 24 * 60 * 60);
  if (freshMs > staleMs || staleMs > graceMs) {
    problems.push(
      'CATALOGUE_FRESH_SECONDS, CATALOGUE_STALE_SECONDS and CATALOGUE_GRACE_SECONDS are ages of the same thing: none may be below the one before it.',
    );
  }
  return { freshMs, staleMs, graceMs };
}

function idempotencyIn({ count }: SettingReaders): IdempotencyLimits {
  return {
    keptMs: count('IDEMPOTENCY_HOURS', 24) * 60 * 60 * 1000,
    maxBytes: count('IDEMPOTENCY_MEGABYTES', 16) * 1024 * 1024,
    perCaller: count('IDEMPOTENCY_KEYS_PER_CALLER', 200),
  };
}

function tracingIn({ share, url }: SettingReaders): TracingOptions | undefined {
  const endpoint = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  return endpoint === undefined ? undefined : { endpoint, share: share('OTEL_TRACES_SAMPLER_ARG', 1) };
}

function secretsIn({ list, problems }: SettingReaders, production: boolean): string[] | undefined {
  const secrets = list('SESSION_SECRETS');
  if (!secrets && production) {
    problems.push(
      'SESSION_SECRETS is required in production: run `openssl rand -base64 48` and set it to what that prints.',
    );
  }
  if (secrets?.some((secret) => secret.length < MIN_SECRET_LENGTH)) {
    problems.push(
      `SESSION_SECRETS: every secret (they are separated by commas) needs at least ${MIN_SECRET_LENGTH} characters.`,
    );
  }
  return secrets;
}

function accountsIn({ list, problems }: SettingReaders, production: boolean): SandboxAccount[] | undefined {
  const accounts = list('SANDBOX_ACCOUNTS')?.map((account) => account.split(/\s+/));
  if (accounts && production) {
    problems.push('SANDBOX_ACCOUNTS is for development: in production nobody is handed a password. Leave it out.');
  }
  if (accounts?.some((words) => words.length !== 3)) {
    problems.push(
      'SANDBOX_ACCOUNTS must be accounts separated by commas, each a role, an e-mail address and a password.',
    );
  }
  return accounts?.map(([role = '', email = '', password = '']) => ({ role, email, password }));
}

/** The process's own variables with some more, for what is started from here and reads its own configuration. */
export function environmentWith(more: Record<string, string>): Environment {
  return { ...process.env, ...more };
}

/** Reads `.env` (what is already set wins) and then the process's own variables. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
