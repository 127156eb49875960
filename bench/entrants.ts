import type { Program } from './processes.ts';

/** Programs that are measured. */
export type ServerName = 'proxy' | 'stock' | 'yoga' | 'mercurius' | 'ours-warm' | 'ours-cold';

/**
 * How the server gets its requests: REST calls; the operation's full text by POST; or its hash, in the fastest way for
 * the server.
 */
type Language = 'rest' | 'text' | 'registered';

/** A server with one protocol: a row of the table. */
export interface Entrant {
  name: string;
  server: ServerName;
  language: Language;
  workloads: readonly string[];
}

const CATALOGUE = ['W1', 'W2', 'W5'];
const ALL = ['W1', 'W2', 'W3', 'W4', 'W5'];

/** Without its cache the gateway only takes part in the workloads of the catalogue: the cache does not affect carts. */
export const ENTRANTS: readonly Entrant[] = [
  { name: 'proxy', server: 'proxy', language: 'rest', workloads: ALL },
  { name: 'stock', server: 'stock', language: 'text', workloads: ALL },
  { name: 'yoga', server: 'yoga', language: 'text', workloads: ALL },
  { name: 'mercurius', server: 'mercurius', language: 'text', workloads: ALL },
  { name: 'mercurius registered', server: 'mercurius', language: 'registered', workloads: ALL },
  { name: 'ours cold', server: 'ours-cold', language: 'text', workloads: CATALOGUE },
  { name: 'ours cold registered', server: 'ours-cold', language: 'registered', workloads: CATALOGUE },
  { name: 'ours', server: 'ours-warm', language: 'text', workloads: ALL },
  { name: 'ours registered', server: 'ours-warm', language: 'registered', workloads: ALL },
];

/** The entrant of this name. */
export function requireEntrant(name: string): Entrant {
  const found = ENTRANTS.find((entrant) => entrant.name === name);
  if (!found) throw new Error(`${name} takes no part`);
  return found;
}

export function isOurs(server: ServerName): boolean {
  return server.startsWith('ours');
}

/** Addresses and files that the servers need at the start. */
export interface Environment {
  upstreamUrl: string;
  /** The server's data folder. */
  folder: string;
  /** JSON file with the registered operations: texts by hash. */
  manifest: string;
}

/** All requests come from one address. The gateway counts them as usual, but never reaches a limit. */
const NO_LIMITS = {
  RATE_PER_ADDRESS: '999999999',
  RATE_LOGINS: '999999999',
  TRUST_PROXY: '127.0.0.1', // a proxy may have any number of connections
};

/** How to start a server. Each one listens on a free port of 127.0.0.1 and prints it. */
export function programOf(server: ServerName, { upstreamUrl, folder, manifest }: Environment): Program {
  if (!isOurs(server)) {
    return { file: `bench/peers/${server}.ts`, args: [upstreamUrl, manifest], core: 0, listens: LISTENS };
  }
  const env = {
    UPSTREAM_URL: upstreamUrl,
    OPERATIONS_MANIFEST: manifest,
    SESSION_SECRETS: 'the benchmark has nothing that it must hide',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    INSECURE_PUBLIC_URL: 'allow',
    SEARCH_INDEX_PRODUCTS: '0', // the others have none: lists are the API's
    // Half of the rows send texts that are not registered.
    OPERATIONS: 'any',
    ...NO_LIMITS,
    LOG_LEVEL: 'error',
    ADMIN_PORT: '0',
    ...(server !== 'ours-warm' && { CATALOGUE_FRESH_SECONDS: '0' }),
  };
  return { file: 'gateway/main.ts', env, core: 0, listens: LISTENS };
}

/** The line that child.ts or the gateway prints. */
export const LISTENS = /(?:Listening|Shop) +http:\/\/127\.0\.0\.1:(\d+)/;
