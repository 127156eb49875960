import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { customCleanEnv, EnvError, makeExactValidator, type CleanedEnv } from 'envalid';
import { ACCOUNTS } from './seed/accounts.ts';
import { SEEDS, type SeedName } from './seed/seed.ts';
import type { Credentials } from './seed/super-admin.ts';
import { AccountRuleError, checkPassword, readEmail } from './users/users.rules.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];
type Environment = Record<string, string | undefined>;

export interface UpstreamConfig {
  production: boolean;
  port: number; // 0: any free one
  host: string; // the address to listen on
  dataDir: string; // absolute; all that must survive a restart
  databaseUrl: string | undefined; // PostgreSQL server; undefined: the embedded database in `dataDir`
  tokenSecret: string | undefined; // signs tokens; undefined: one is made and kept in `dataDir`
  seed: SeedName; // content of a new database
  superAdmin: Credentials | undefined; // for production; undefined: one is created if there is none
  storefrontUrl: string; // public address of the shop, without a trailing slash
  smtpUrl: string | undefined; // undefined: mails are written to `dataDir/outbox`
  logLevel: LogLevel;
}

const SECRET_LENGTH = 32;

/** The message lists all problems, one per line. */
export class UpstreamConfigError extends Error {}

const port = makeExactValidator<number>((text) => {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new EnvError(`must be a port number, 0 to 65535 (0: any free one), but is "${text}".`);
});

const address = makeExactValidator<string>((text) => {
  if (isIP(text)) return text;
  throw new EnvError(`must be an IP address, such as 127.0.0.1, but is "${text}".`);
});

/** Security: no error repeats the secret. */
const secret = makeExactValidator<string>((text) => {
  if (text.length >= SECRET_LENGTH) return text;
  throw new EnvError(`must have at least ${SECRET_LENGTH} characters. To make one: openssl rand -base64 48`);
});

const anyText = makeExactValidator<string>((text) => text);

/** Security: the address may contain a password, so the error does not repeat it. */
const secretUrl = (pattern: RegExp, must: string) =>
  makeExactValidator<string>((text) => {
    if (pattern.test(text)) return text;
    throw new EnvError(`must be an address that starts with ${must}.`);
  });

const webUrl = makeExactValidator<string>((text) => {
  const url = text.replace(/\/+$/, '');
  if (/^https?:\/\/./.test(url)) return url;
  throw new EnvError(`must be an address that starts with http:// or https://, but is "${url}".`);
});

const oneOf = <Value extends string>(...values: readonly Value[]) =>
  makeExactValidator<Value>((text) => {
    const found = values.find((value) => value === text);
    if (found !== undefined) return found;
    throw new EnvError(`must be one of ${values.join(', ')}, but is "${text}".`);
  });

const email = makeExactValidator<string>((text) => {
  const read = readEmail(text);
  if (read !== undefined) return read;
  throw new EnvError(`must be an e-mail address, but is "${text}".`);
});

/** Security: no error repeats the password. */
const password = makeExactValidator<string>((text) => {
  if (ACCOUNTS.some((account) => account.password === text)) {
    throw new EnvError('cannot be used: everybody knows it, for a demo account has it.');
  }
  try {
    checkPassword(text);
    return text;
  } catch (error) {
    throw error instanceof AccountRuleError ? new EnvError(`cannot be used: ${error.message}.`) : error;
  }
});

/** Only for the embedded API. `.env.example` is generated from these and the gateway's (gateway/config/settings.ts). */
export const OWN_SETTINGS = {
  UPSTREAM_PORT: port({ default: 0, desc: 'The port of the embedded API. 0: any free one.' }),
  UPSTREAM_HOST: address({
    default: '127.0.0.1',
    desc: 'The address that it listens on. Another one only to run it by itself, on a network that shoppers cannot reach.',
  }),
  DATABASE_URL: secretUrl(
    /^postgres(ql)?:\/\/./,
    'postgres:// or postgresql://',
  )({
    default: undefined,
    example: 'postgres://user:password@127.0.0.1:5432/haat',
    desc: 'A PostgreSQL database. Unset: an embedded PostgreSQL in DATA_DIR. Several APIs may share one: give them the same TOKEN_SECRET, too.',
  }),
  TOKEN_SECRET: secret({
    default: undefined,
    desc: 'What signs the API’s tokens, at least 32 characters. Required for APIs that share a database, or none accepts the sessions of another. Unset: one is made and kept in DATA_DIR. To make one: openssl rand -base64 48',
  }),
  SMTP_URL: secretUrl(
    /^smtps?:\/\/./,
    'smtp:// or smtps://',
  )({
    default: undefined,
    example: 'smtp://user:password@127.0.0.1:25',
    desc: 'The mail server for password resets. Unset: mails are written to the outbox in DATA_DIR.',
  }),
  SUPER_ADMIN_EMAIL: email({
    default: undefined,
    example: 'owner@example.com',
    desc: 'The super admin in production, made at the start if no account has this address. Unset: one is made at the first start, and its address and password are printed once. Development has demo accounts instead.',
  }),
  SUPER_ADMIN_PASSWORD: password({ default: undefined, desc: 'The password of that account.' }),
  SEED: oneOf(...SEEDS)({
    default: undefined,
    example: 'demo',
    desc: 'The content of a new database. demo: products, reviews, customers and 300 orders of the last 90 days (the default; never in production). catalogue: products and reviews (the default in production). empty: no products; in development still the demo accounts.',
  }),
};

/** The gateway reads and describes these, too. */
const SHARED_SETTINGS = {
  NODE_ENV: oneOf('development', 'test', 'production')({ default: 'development' }),
  DATA_DIR: anyText({ default: '.data' }),
  PUBLIC_URL: webUrl({ default: 'http://localhost:4000' }),
  INSECURE_PUBLIC_URL: oneOf('refuse', 'allow')({ default: 'refuse' }),
  LOG_LEVEL: oneOf(...LOG_LEVELS)({ default: undefined }),
};

type Settings = Readonly<CleanedEnv<typeof OWN_SETTINGS & typeof SHARED_SETTINGS>>;

/**
 * An empty variable counts as unset. `developmentLevel` is the default log level in development. Throws one
 * UpstreamConfigError that lists all problems.
 */
export function readConfig(env: Environment, developmentLevel: LogLevel = 'warn'): UpstreamConfig {
  const wrong = new Map<string, string>();
  const specs = { ...OWN_SETTINGS, ...SHARED_SETTINGS };
  const settings: Settings = customCleanEnv(withoutBlanks(env), specs, (cleaned) => cleaned, {
    reporter: ({ errors }) => {
      for (const [name, { message }] of Object.entries(errors)) wrong.set(name, `${name} ${message}`);
    },
  });
  const problems = [...wrong.values(), ...contradictionsIn(settings, (name) => !wrong.has(name))];
  if (problems.length > 0) {
    throw new UpstreamConfigError(`The reference API's configuration cannot be used:\n- ${problems.join('\n- ')}`);
  }
  const { SUPER_ADMIN_EMAIL: address, SUPER_ADMIN_PASSWORD: secret } = settings;
  const production = settings.NODE_ENV === 'production';
  return {
    production,
    port: settings.UPSTREAM_PORT,
    host: settings.UPSTREAM_HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    tokenSecret: settings.TOKEN_SECRET,
    seed: settings.SEED ?? (production ? 'catalogue' : 'demo'),
    superAdmin: address && secret ? { email: address, password: secret } : undefined,
    storefrontUrl: settings.PUBLIC_URL,
    smtpUrl: settings.SMTP_URL,
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : developmentLevel),
  };
}

function withoutBlanks(env: Environment): Environment {
  const given = Object.entries(env).map(([name, value = '']) => {
    // Spaces at the ends of a password are part of it.
    return [name, name === 'SUPER_ADMIN_PASSWORD' ? value : value.trim()] as const;
  });
  return Object.fromEntries(given.filter(([, text]) => text !== ''));
}

/** Problems of several variables together. `isValid` is false for a variable with a problem of its own. */
function contradictionsIn(settings: Settings, isValid: (name: string) => boolean): string[] {
  const problems: string[] = [];
  const pair = ['SUPER_ADMIN_EMAIL', 'SUPER_ADMIN_PASSWORD'] as const;
  if (pair.every(isValid) && pair.filter((name) => settings[name] !== undefined).length === 1) {
    problems.push('SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD go together: set both or neither.');
  }
  if (settings.NODE_ENV === 'production' && settings.SEED === 'demo') {
    problems.push('SEED must not be demo in production: set it to catalogue or empty.');
  }
  const isPublic = settings.NODE_ENV === 'production' && settings.INSECURE_PUBLIC_URL === 'refuse';
  if (isPublic && !(isValid('PUBLIC_URL') && settings.PUBLIC_URL.startsWith('https://'))) {
    problems.push(
      'PUBLIC_URL must start with https:// in production, for links in mails lead there. Only where the shop is not open ' +
        'to the public: INSECURE_PUBLIC_URL=allow.',
    );
  }
  return problems;
}

/** Reads `.env`; variables of the process win. */
export function loadConfig(developmentLevel: LogLevel): UpstreamConfig {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env, developmentLevel);
}
