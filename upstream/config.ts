import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ACCOUNTS } from './seed/accounts.ts';
import type { Credentials } from './seed/super-admin.ts';
import { AccountRuleError, checkPassword, readEmail } from './users/users.rules.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];
const ENVIRONMENTS = ['development', 'test', 'production'] as const;

/** Everything the reference API can be told from outside. */
export interface UpstreamConfig {
  production: boolean;
  /** The port on 127.0.0.1; 0 is any free one. */
  port: number;
  /** Folder of everything that must survive a restart, absolute. */
  dataDir: string;
  /** A PostgreSQL server's database; undefined: the embedded one in `dataDir`. */
  databaseUrl: string | undefined;
  /** The super admin that there has to be in production; undefined: one is made where there is none. */
  superAdmin: Credentials | undefined;
  /** Where people reach the shop, without a slash at the end. */
  storefrontUrl: string;
  /** The mail server; undefined: mails are written to the outbox in `dataDir`. */
  smtpUrl: string | undefined;
  /** Whether to answer as the contract's other deployments do. */
  quirks: boolean;
  logLevel: LogLevel;
}

/** The configuration cannot be used. Its message lists every problem, one a line. */
export class UpstreamConfigError extends Error {}

/**
 * Reads the configuration from variables. `quietLevel` is the log level of development where none is set. Throws one
 * UpstreamConfigError that names all problems.
 */
export function readConfig(env: Record<string, string | undefined>, quietLevel: LogLevel = 'warn'): UpstreamConfig {
  const problems: string[] = [];
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback;
    const found = values.find((candidate) => candidate === value);
    if (!found) problems.push(`${name} must be one of ${values.join(', ')}, but is "${value}".`);
    return found ?? fallback;
  };

  const port = text('UPSTREAM_PORT') ?? '0';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    problems.push(`UPSTREAM_PORT must be a port number, 0 to 65535 (0: any free one), but is "${port}".`);
  }
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    // The value may hold a password, so it isn't repeated.
    problems.push('DATABASE_URL must be an address that starts with postgres:// or postgresql://.');
  }
  const smtpUrl = text('SMTP_URL');
  if (smtpUrl && !/^smtps?:\/\/./.test(smtpUrl)) {
    problems.push('SMTP_URL must be an address that starts with smtp:// or smtps://.');
  }
  const storefrontUrl = (text('PUBLIC_URL') ?? 'http://localhost:4000').replace(/\/+$/, '');
  if (!/^https?:\/\/./.test(storefrontUrl)) {
    problems.push(`PUBLIC_URL must be an address that starts with http:// or https://, but is "${storefrontUrl}".`);
  }
  const production = oneOf('NODE_ENV', ENVIRONMENTS, 'development') === 'production';
  const insecure = oneOf('INSECURE_PUBLIC_URL', ['refuse', 'allow'], 'refuse') === 'allow';
  if (production && !insecure && !storefrontUrl.startsWith('https://')) {
    problems.push(
      'PUBLIC_URL must start with https:// in production, for links in mails lead there. Only where the shop is not open ' +
        'to the public: INSECURE_PUBLIC_URL=allow.',
    );
  }
  const config: UpstreamConfig = {
    production,
    port: Number(port),
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    superAdmin: superAdminIn(env, problems),
    storefrontUrl,
    smtpUrl,
    quirks: oneOf('UPSTREAM_QUIRKS', ['0', '1'], '0') === '1',
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, production ? 'info' : quietLevel),
  };
  if (problems.length > 0) {
    throw new UpstreamConfigError(`The reference API's configuration cannot be used:\n- ${problems.join('\n- ')}`);
  }
  return config;
}

function superAdminIn(env: Record<string, string | undefined>, problems: string[]): Credentials | undefined {
  const given = env['SUPER_ADMIN_EMAIL']?.trim() || undefined;
  const password = env['SUPER_ADMIN_PASSWORD'] || undefined;
  if (given === undefined && password === undefined) return undefined;
  if (given === undefined || password === undefined) {
    problems.push('SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD go together: set both or neither.');
    return undefined;
  }
  const email = readEmail(given);
  if (email === undefined) problems.push(`SUPER_ADMIN_EMAIL must be an e-mail address, but is "${given}".`);
  const problem = passwordProblem(password);
  if (problem !== undefined) problems.push(`SUPER_ADMIN_PASSWORD cannot be used: ${problem}.`);
  return email === undefined || problem !== undefined ? undefined : { email, password };
}

/** What is wrong with a password; it is not repeated. */
function passwordProblem(password: string): string | undefined {
  if (ACCOUNTS.some((account) => account.password === password)) return 'everybody knows it, for a demo account has it';
  try {
    checkPassword(password);
    return undefined;
  } catch (error) {
    if (error instanceof AccountRuleError) return error.message;
    throw error;
  }
}

/** Reads `.env` (what is already set wins) and then the process's own variables. */
export function loadConfig(quietLevel: LogLevel): UpstreamConfig {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env, quietLevel);
}
