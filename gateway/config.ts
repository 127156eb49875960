import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CatalogueAges } from './catalogue.ts';
import type { SandboxAccount } from './sandbox.ts';
import type { TracingOptions } from './tracing.ts';

/** How noisy the log is, from nothing to everything. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything the gateway can be told from outside. Explained, variable by variable, in .env.example. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Where people reach the shop, without a trailing slash; undefined: at the port, on this machine. */
  publicUrl: string | undefined;
  /** Address of the REST API without a trailing slash; undefined: the embedded reference API. */
  upstreamUrl: string | undefined;
  /** How many connections the gateway has to that, and how many GETs may be on their way on one. */
  upstream: { connections: number; pipelining: number };
  /** Folder of everything that must survive a restart, absolute. */
  dataDir: string;
  redisUrl: string | undefined;
  /** Newest first; undefined: one is made and kept in `dataDir` (development only). */
  sessionSecrets: string[] | undefined;
  /** Upstream calls that one operation may make; past it, it is too costly. */
  maxUpstreamCalls: number;
  /** How old what is told of the catalogue may be; undefined: it is read anew for each operation. */
  catalogueAges: CatalogueAges | undefined;
  /** Where traces go; undefined: nothing is traced. */
  tracing: TracingOptions | undefined;
  /** JSON file of the operations that clients may name by their SHA-256; undefined: those of the shop's own web app. */
  operationsManifest: string | undefined;
  shopName: string;
  /** True: the sandbox is served at /sandbox, and the schema tells about itself. */
  sandbox: boolean;
  /** Accounts for the sandbox to switch between; undefined: those that the embedded reference API brings. */
  sandboxAccounts: SandboxAccount[] | undefined;
  logLevel: LogLevel;
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

type Environment = Record<string, string | undefined>;

/** A secret this short could be guessed offline. 32 characters of base64 are 192 bits. */
const MIN_SECRET_LENGTH = 32;

/** Reads the configuration from variables. Throws one ConfigError that names all problems. */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;

  const port = (name: string, fallback: number): number => {
    const value = text(name) ?? String(fallback);
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
    problems.push(`${name} must be a port number, 0 to 65535 (0: any free one), but is "${value}".`);
    return fallback;
  };
  const count = (name: string, fallback: number): number => {
    const value = text(name) ?? String(fallback);
    if (/^[1-9]\d{0,5}$/.test(value)) return Number(value);
    problems.push(`${name} must be a whole number from 1 on, but is "${value}".`);
    return fallback;
  };
  const milliseconds = (name: string, fallbackSeconds: number): number => count(name, fallbackSeconds) * 1000;
  const ages = (): CatalogueAges => {
    const freshMs = milliseconds('CATALOGUE_FRESH_SECONDS', 30);
    const staleMs = milliseconds('CATALOGUE_STALE_SECONDS', 10 * 60);
    const graceMs = milliseconds('CATALOGUE_GRACE_SECONDS', 24 * 60 * 60);
    if (freshMs > staleMs || staleMs > graceMs) {
      problems.push(
        'CATALOGUE_FRESH_SECONDS, CATALOGUE_STALE_SECONDS and CATALOGUE_GRACE_SECONDS are ages of the same thing: none may be below the one before it.',
      );
    }
    return { freshMs, staleMs, graceMs };
  };
  const share = (name: string): number => {
    const value = Number(text(name) ?? 1);
    if (value >= 0 && value <= 1) return value;
    problems.push(`${name} must be a share from 0 to 1, but is "${text(name)}".`);
    return 1;
  };
  const url = (name: string, protocols: readonly string[], secret = false): string | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const parsed = URL.parse(value);
    if (parsed && protocols.includes(parsed.protocol)) return value.replace(/\/+$/, '');
    problems.push(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}${secret ? '' : `, but is "${value}"`}.`,
    );
    return undefined;
  };
  const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback;
    const found = values.find((candidate) => candidate === value);
    if (!found) problems.push(`${name} must be one of ${values.join(', ')}, but is "${value}".`);
    return found ?? fallback;
  };
  const tracing = (): TracingOptions | undefined => {
    const endpoint = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
    return endpoint === undefined ? undefined : { endpoint, share: share('OTEL_TRACES_SAMPLER_ARG') };
  };
  const secrets = (production: boolean): string[] | undefined => {
    const values = text('SESSION_SECRETS')
      ?.split(',')
      .map((secret) => secret.trim());
    if (!values && production) {
      problems.push(
        'SESSION_SECRETS is required in production: run `openssl rand -base64 48` and set it to what that prints.',
      );
    }
    if (values?.some((secret) => secret.length < MIN_SECRET_LENGTH)) {
      problems.push(
        `SESSION_SECRETS: every secret (they are separated by commas) needs at least ${MIN_SECRET_LENGTH} characters.`,
      );
    }
    return values;
  };

  const accounts = (production: boolean): SandboxAccount[] | undefined => {
    const found = text('SANDBOX_ACCOUNTS')
      ?.split(',')
      .map((account) => account.trim().split(/\s+/));
    if (found && production) {
      problems.push('SANDBOX_ACCOUNTS is for development: in production nobody is handed a password. Leave it out.');
    }
    if (found?.some((words) => words.length !== 3)) {
      problems.push(
        'SANDBOX_ACCOUNTS must be accounts separated by commas, each a role, an e-mail address and a password.',
      );
    }
    return found?.map(([role = '', email = '', password = '']) => ({ role, email, password }));
  };

  const production = oneOf('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production';
  port('UPSTREAM_PORT', 0);
  url('DATABASE_URL', ['postgres:', 'postgresql:'], true);
  url('SMTP_URL', ['smtp:', 'smtps:'], true);
  const config: Config = {
    production,
    port: port('PORT', 4000),
    host: text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']),
    upstreamUrl: url('UPSTREAM_URL', ['http:', 'https:']),
    upstream: { connections: count('UPSTREAM_CONNECTIONS', 256), pipelining: count('UPSTREAM_PIPELINING', 1) },
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:'], true),
    sessionSecrets: secrets(production),
    maxUpstreamCalls: count('MAX_UPSTREAM_CALLS', 20),
    catalogueAges: oneOf('CATALOGUE_CACHE', ['on', 'off'], 'on') === 'on' ? ages() : undefined,
    tracing: tracing(),
    operationsManifest: text('OPERATIONS_MANIFEST'),
    shopName: text('SHOP_NAME') ?? 'Haat',
    sandbox: oneOf('SANDBOX', ['on', 'off'], production ? 'off' : 'on') === 'on',
    sandboxAccounts: accounts(production),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
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
