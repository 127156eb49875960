// Everything that an operator can set. A number that nobody tunes is a constant in the part that uses it, with its reason.
import type { CleanedEnv } from 'envalid';
import { SEARCH_INDEX_LIMITS } from '../domains/products/products.search.ts';
import { LOG_LEVELS } from '../lib/log.ts';
import { RATE_LIMITS } from '../limits/rate-limit.ts';
import { UPSTREAM_LIMITS } from '../rest/limits.ts';
import {
  accounts,
  bindAddress,
  count,
  countOrNone,
  hostNames,
  oneOf,
  onOff,
  port,
  proxies,
  redisUrls,
  seconds,
  secondsOrNone,
  secrets,
  share,
  text,
  url,
} from './kinds.ts';

const FRESH_MS = 30_000; // a change that others make at the API shows within half a minute
export const PRODUCTION_DRAIN_MS = 5_000; // a load balancer that reads /readyz every 2 s has noticed by then

const PLACE = {
  PORT: port({
    default: 4000,
    desc: 'The port of the shop, its GraphQL endpoint and the sandbox. 0: any free one.',
  }),
  HOST: text({ default: '0.0.0.0', devDefault: '127.0.0.1', desc: 'The address to listen on.' }),
  PUBLIC_URL: url(['http:', 'https:'])({
    default: undefined,
    example: 'https://shop.example.com',
    desc: 'Where people reach the shop, without a slash at the end. With https, the security headers demand https. Required, and with https, in production; unset in development: http://localhost and the port.',
  }),
  INSECURE_PUBLIC_URL: oneOf(['refuse', 'allow'])({
    default: 'refuse',
    desc: 'allow: production without https, for a shop that nobody but you reaches. Cookies and links in mails can then be read on the network.',
  }),
  ALLOWED_HOSTS: hostNames({
    default: undefined,
    example: 'laptop.local,192.168.1.20',
    desc: 'More host names to answer to, separated by commas, without ports. Unset: any name in production; in development localhost, addresses and the host of PUBLIC_URL, so that no page of another site reaches a developer’s shop.',
  }),
  SHOP_NAME: text({ default: 'Haat', desc: 'The name of the shop, in page titles and texts.' }),
};

const API = {
  UPSTREAM_URL: url(['http:', 'https:'])({
    default: undefined,
    example: 'https://api.example.com',
    desc: 'The API to stand in front of. Unset: the embedded reference API is started beside the gateway.',
  }),
  UPSTREAM_CONNECTIONS: count({
    default: UPSTREAM_LIMITS.connections,
    desc: 'Connections to the API at a time.',
  }),
  OPERATION_DEADLINE_SECONDS: seconds({
    default: UPSTREAM_LIMITS.deadlineMs,
    desc: 'Seconds that a whole operation may take, with all of its calls and their retries. Each answer of the API must begin within half of them. The API gets what is left of them in the header x-deadline-ms.',
  }),
};

const CATALOGUE = {
  CATALOGUE_FRESH_SECONDS: secondsOrNone({
    default: FRESH_MS,
    desc: 'Up to this age in seconds, the catalogue is answered from memory; for a while beyond it, it is read anew in the background. 0: each operation reads it anew. Changes made through the gateway show at once.',
  }),
  SEARCH_INDEX_PRODUCTS: countOrNone({
    default: SEARCH_INDEX_LIMITS.maxProducts,
    desc: 'The largest catalogue that is kept in memory to be searched, 1 to 2 kB for each product; see docs/performance.md. With a larger one, with 0, and with CATALOGUE_FRESH_SECONDS=0, the API’s own search answers.',
  }),
  SEARCH_WORDS: text({
    default: undefined,
    example: 'search-words.json',
    desc: 'A JSON file with other names of things and words that a search leaves out, as schema/search-words.json. Unset: that file.',
  }),
};

const DATA = {
  DATA_DIR: text({
    default: '.data',
    desc: 'The folder of everything that must survive a restart: embedded database, generated secrets, mail outbox, list of ended sessions. Only the user that runs the shop can read it.',
  }),
  S3_BUCKET: text({
    default: undefined,
    example: 'shop-pictures',
    desc: 'A bucket of S3, or of a server that speaks the same, for this shop’s pictures alone. Nobody else needs to read it: the gateway serves them. Unset: they are kept in DATA_DIR, or nowhere with REDIS_URL, since other machines would not have them.',
  }),
  S3_ENDPOINT: url(['http:', 'https:'])({
    default: undefined,
    example: 'https://s3.example.com',
    desc: 'The address of that server. Unset: Amazon’s.',
  }),
  S3_REGION: text({ default: 'us-east-1', desc: 'The region of the bucket.' }),
  S3_ACCESS_KEY_ID: text({
    default: undefined,
    desc: 'The key for the bucket. It must be allowed to list the bucket, and to read, write and delete its objects.',
  }),
  S3_SECRET_ACCESS_KEY: text({ default: undefined, desc: 'The secret of that key.' }),
  REDIS_URL: redisUrls({
    default: undefined,
    example: 'redis://127.0.0.1:6379',
    desc: 'A Redis (or Valkey) that several gateways share; rediss: with TLS. Several addresses, separated by commas: nodes of a Cluster. Unset: each gateway counts alone, and does not know of changes and log-outs at the others.',
  }),
  REDIS_SENTINEL: text({
    default: undefined,
    example: 'mymaster',
    desc: 'The addresses in REDIS_URL are Sentinels, which know where the server of this name is. Unset: they are servers.',
  }),
  SESSION_SECRETS: secrets({
    default: undefined,
    desc: 'What encrypts session cookies: one or more secrets of at least 32 characters, newest first, separated by commas. To rotate: put a new one in front and remove the old one a week later. Required in production; unset in development: one is made and kept in DATA_DIR. To make one: openssl rand -base64 48',
  }),
};

const RUNNING = {
  NODE_ENV: oneOf(['development', 'test', 'production'])({
    default: 'development',
    desc: 'development, test or production. Production turns off sandbox, fault injection and demo accounts, and demands SESSION_SECRETS and PUBLIC_URL.',
  }),
  LOG_LEVEL: oneOf(LOG_LEVELS)({
    default: 'info',
    devDefault: 'warn',
    desc: 'silent, fatal, error, warn, info, debug or trace.',
  }),
  SANDBOX: onOff({
    default: 'off',
    devDefault: 'on',
    desc: 'on or off: the GraphQL sandbox at /sandbox, and with it introspection, which in production needs OPERATIONS=any as well.',
  }),
  SANDBOX_ACCOUNTS: accounts({
    default: undefined,
    example: '"user shopper@example.com Secret@1, admin admin@example.com Secret@2"',
    desc: 'Accounts that the sandbox’s session bar offers, in development: role, e-mail address and password, separated by spaces, with commas between accounts. Unset: those of the embedded API. Needs quotes where a password has a #.',
  }),
  SERVER_RENDERING: onOff({
    default: 'on',
    desc: 'on or off: the screens of guests are sent as HTML that is readable before, and without, JavaScript. off: browsers render all screens.',
  }),
  OFFLINE: onOff({
    default: 'on',
    desc: 'on or off: browsers get a service worker, so that the shop can be read without a connection. off: browsers remove the one that they have.',
  }),
  ADMIN_PORT: port({
    default: undefined,
    example: '9464',
    desc: 'A port for /metrics, /healthz and /readyz alone. Keep it from shoppers. Unset: production has no /metrics; development has them on the shop’s port.',
  }),
  ADMIN_HOST: bindAddress({
    default: '127.0.0.1',
    desc: 'The address that ADMIN_PORT listens on. Another one only on a network that shoppers cannot reach.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'])({
    default: undefined,
    example: 'http://localhost:4318',
    desc: 'An OpenTelemetry collector that takes OTLP over HTTP. Unset: nothing is traced.',
  }),
  OTEL_TRACES_SAMPLER_ARG: share({
    default: 1,
    desc: 'The share of operations (0 to 1) that are traced. A traceparent from a proxy of TRUST_PROXY decides instead.',
  }),
  DRAIN_DELAY_SECONDS: secondsOrNone({
    default: PRODUCTION_DRAIN_MS,
    devDefault: 0,
    desc: 'Seconds to go on serving after a signal to stop, while /readyz already says no, so that load balancers notice.',
  }),
};

const LIMITS = {
  OPERATIONS: oneOf(['registered', 'any'])({
    default: 'registered',
    devDefault: 'any',
    desc: 'registered: only operations of the manifest are run; any: all that the schema has.',
  }),
  OPERATIONS_MANIFEST: text({
    default: undefined,
    example: 'operations.json',
    desc: 'The registered operations: a JSON object of texts by their SHA-256. Unset: those of the shop.',
  }),
  TRUST_PROXY: proxies({
    default: undefined,
    example: '1',
    desc: 'Proxies in front of the shop whose `x-forwarded-for` is believed: how many, or their addresses (such as 10.0.0.0/8), separated by commas. Unset: none, and all clients behind one proxy count as one address.',
  }),
  RATE_PER_ADDRESS: countOrNone({
    default: RATE_LIMITS.perAddress,
    desc: 'Fields of queries per minute and address; a field of a mutation counts as five. A session may have a fifth of it. Twice as many pages, files and pictures, and a fiftieth of it as pages that the gateway renders, are other counts. 0: there are no rate limits. Gateways that share a Redis count together within a second.',
  }),
  RATE_LOGINS: count({
    default: RATE_LIMITS.logins,
    desc: 'Attempts at passwords per address in five minutes. Two fifths of it are the new accounts in an hour, a fifth the password resets in 15 minutes. With REDIS_URL all gateways count together.',
  }),
};

/** All variables, by the sections of `.env.example`. */
export const SECTIONS = {
  'Where the shop is': PLACE,
  'The REST API behind it': API,
  'The catalogue in memory': CATALOGUE,
  'Where data is kept': DATA,
  'How it runs, and how it is watched': RUNNING,
  'What clients may do': LIMITS,
};

/** Variables of the embedded API (upstream/config.ts). These are checked here too, to report their problems with the gateway's own. */
const EMBEDDED_API = {
  UPSTREAM_PORT: port({ default: 0 }),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'secret')({ default: undefined }),
  SMTP_URL: url(['smtp:', 'smtps:'], 'secret')({ default: undefined }),
  SUPER_ADMIN_EMAIL: text({ default: undefined }),
};

export const SETTINGS = { ...PLACE, ...API, ...CATALOGUE, ...DATA, ...RUNNING, ...LIMITS, ...EMBEDDED_API };

export type Settings = CleanedEnv<typeof SETTINGS>; // in the units of the program, such as ms and bytes
