import { accessSync, constants, existsSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { ConfigError, loadConfig, type Config } from '../../gateway/config/config.ts';
import { FolderNotPrivateError, makePrivate } from '../../gateway/lib/private-folder.ts';
import { findChromium, NO_CHROMIUM } from '../test/chromium.ts';
import type { Finding } from './findings.ts';
import { CODEGEN, GATEWAY, isUpToDate, SANDBOX, WEB } from '../build/steps.ts';

/** Time limit for a server to accept a connection, in ms. */
const CONNECT_MS = 3_000;

const OWN_TOKEN_SECRET = 'kept in the data folder; APIs that share the database need one TOKEN_SECRET';
const NO_REDIS = 'none; each gateway counts alone';

/** Checks this machine and its configuration. */
export async function examineMachine(): Promise<Finding[]> {
  const node = { what: 'Node', found: `${process.version}, from the npm package \`node\`` };
  try {
    return [node, ...(await examine(loadConfig()))];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const cure = 'Correct it in .env or in the environment; .env.example explains it.';
    return [node, ...error.problems.map((found) => ({ what: 'Configuration', found, cure }))];
  }
}

async function examine({ dataDir, host, port, redisUrl, upstreamUrl }: Config): Promise<Finding[]> {
  const redisServers = redisUrl?.split(',') ?? [undefined]; // the servers of a Cluster, or Sentinels
  const { DATABASE_URL: database, SMTP_URL: smtp, TOKEN_SECRET: tokenSecret } = process.env;
  return [
    {
      what: 'Configuration',
      found: existsSync('.env') ? 'valid, with .env' : 'valid, all defaults or from the environment',
    },
    await portFinding(port, host),
    dataFinding(dataDir),
    ...[CODEGEN, SANDBOX, WEB, GATEWAY].map((step) => ({
      what: `Build: ${step.name}`,
      found: isUpToDate(step) ? 'up to date' : 'will be made at the next `npm start`',
    })),
    await serverFinding('REST API', upstreamUrl, 'UPSTREAM_URL', 'the embedded reference API'),
    await serverFinding('Database', database, 'DATABASE_URL', 'embedded, in the data folder'),
    ...(database ? [{ what: 'Token secret', found: tokenSecret ? 'TOKEN_SECRET' : OWN_TOKEN_SECRET }] : []),
    ...(await Promise.all(redisServers.map((url) => serverFinding('Redis', url, 'REDIS_URL', NO_REDIS)))),
    await serverFinding('Mail', smtp, 'SMTP_URL', 'none; mails are written to the outbox in the data folder'),
    { what: 'Browser', found: findChromium() ?? 'none', ...(!findChromium() && { cure: NO_CHROMIUM }) },
  ];
}

async function portFinding(port: number, host: string): Promise<Finding> {
  const problem = await new Promise<string | undefined>((resolve) => {
    const server = createServer().once('error', (error) => resolve(error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (!problem) return { what: 'Port', found: `${port} is free` };
  const cure = `Stop what uses it, or choose another: PORT=${port + 1} npm start`;
  return { what: 'Port', found: `${port} can't be used (${problem})`, cure };
}

function dataFinding(folder: string): Finding {
  const what = 'Data folder';
  try {
    makePrivate(folder);
    accessSync(folder, constants.W_OK);
    return { what, found: `${folder} can be written, by this user alone` };
  } catch (error) {
    if (error instanceof FolderNotPrivateError) return { what, found: 'is not private', cure: error.message };
    const cure = 'Give this user the right to write there, or set DATA_DIR to another folder.';
    return { what, found: `${folder} can't be written`, cure };
  }
}

/** Ports of addresses without one. */
const USUAL: Record<string, number> = {
  'http:': 80,
  'https:': 443,
  'redis:': 6379,
  'rediss:': 6379,
  'smtp:': 25,
  'smtps:': 465,
};
const POSTGRES = 5432;

async function serverFinding(
  what: string,
  url: string | undefined,
  variable: string,
  otherwise: string,
): Promise<Finding> {
  if (!url) return { what, found: otherwise };
  const { hostname: host, port, protocol } = new URL(url);
  const address = { host, port: Number(port) || USUAL[protocol] || POSTGRES };
  const reached = await new Promise<boolean>((resolve) => {
    const socket = createConnection({ ...address, timeout: CONNECT_MS }, () => done(true));
    const done = (ok: boolean): void => void (socket.destroy(), resolve(ok));
    socket.once('error', () => done(false)).once('timeout', () => done(false));
  });
  const where = `${host}:${address.port}`;
  if (reached) return { what, found: `${where} accepts connections` };
  const cure = `Start it, or correct ${variable}, or leave ${variable} out.`;
  return { what, found: `${where} does not answer`, cure };
}
