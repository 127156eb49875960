import type { Program } from './processes.ts';
import type { WorkloadId } from './workloads/visit.ts';

/** Programs that are measured. */
export type ServerName = 'proxy' | 'stock' | 'yoga' | 'mercurius' | 'mesh' | 'ours-warm' | 'ours-cold' | 'ours-traced';

/**
 * How a server is asked: REST calls; the operation's full text by POST; the operation's hash, by whatever the server takes
 * quickest; or operations of the schema that Mesh makes.
 */
export type Language = 'rest' | 'text' | 'registered' | 'mesh';

/** A server asked in one way: what a row of the table is about. */
export interface Entrant {
  name: string;
  server: ServerName;
  language: Language;
  workloads: readonly WorkloadId[];
}

const CATALOGUE: readonly WorkloadId[] = ['W1', 'W2', 'W5'];
const ALL: readonly WorkloadId[] = ['W1', 'W2', 'W3', 'W4', 'W5'];

/** Everybody who takes part. A cache of the catalogue makes no difference to carts: there is one of ours for them. */
export const ENTRANTS = [
  { name: 'proxy', server: 'proxy', language: 'rest', workloads: ALL },
  { name: 'stock', server: 'stock', language: 'text', workloads: ALL },
  { name: 'yoga', server: 'yoga', language: 'text', workloads: ALL },
  { name: 'mercurius', server: 'mercurius', language: 'text', workloads: ALL },
  { name: 'mercurius registered', server: 'mercurius', language: 'registered', workloads: ALL },
  { name: 'mesh', server: 'mesh', language: 'mesh', workloads: ['W1', 'W2', 'W3'] },
  { name: 'ours cold', server: 'ours-cold', language: 'text', workloads: CATALOGUE },
  { name: 'ours cold registered', server: 'ours-cold', language: 'registered', workloads: CATALOGUE },
  { name: 'ours cold traced', server: 'ours-traced', language: 'registered', workloads: ['W1'] },
  { name: 'ours', server: 'ours-warm', language: 'text', workloads: ALL },
  { name: 'ours registered', server: 'ours-warm', language: 'registered', workloads: ALL },
] as const satisfies Entrant[];
export type EntrantName = (typeof ENTRANTS)[number]['name'];

/** True for the gateway itself. */
export function isOurs(server: ServerName): boolean {
  return server.startsWith('ours');
}

/** With which the gateway shows what it has counted. */
export const METRICS_TOKEN = 'the benchmark may look at this';

/** What a server needs to know to start. */
export interface Surroundings {
  upstreamUrl: string;
  /** Where the traced one sends its traces. */
  collectorUrl: string;
  /** A folder of its own to keep data in. */
  folder: string;
  /** A JSON file with the registered operations: their texts by hash. */
  manifest: string;
}

/** Everybody comes from one address here. What they do is counted as ever, but never too much. */
const UNHURRIED = Object.fromEntries(
  [
    'RATE_PER_SESSION',
    'RATE_PER_ADDRESS',
    'RATE_LOGINS',
    'MAX_REQUESTS_PER_CONNECTION',
    'MAX_CONNECTIONS_PER_ADDRESS',
  ].map((name) => [name, '999999999']),
);

/** How to start a server. All of them listen on a free port of 127.0.0.1 and say so. */
export function programOf(server: ServerName, { upstreamUrl, collectorUrl, folder, manifest }: Surroundings): Program {
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
    // Half of the rows send texts that nobody has registered.
    OPERATIONS: 'any',
    ...UNHURRIED,
    LOG_LEVEL: 'error',
    METRICS_TOKEN,
    ...(server !== 'ours-warm' && { CATALOGUE_CACHE: 'off' }),
    ...(server === 'ours-traced' && { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl }),
  };
  return { file: 'gateway/main.ts', env, core: 0, listens: LISTENS };
}

/** The line of child.ts, or the gateway's own. */
export const LISTENS = /(?:Listening|Shop) +http:\/\/127\.0\.0\.1:(\d+)/;
