import { LOG_LEVELS } from '../lib/log.ts';
import { IDLE_LIMITS, RESET_LINK_S } from '../session/lifetime.ts';
import {
  accounts,
  bindAddress,
  count,
  hostNames,
  minutes,
  oneOf,
  onOff,
  port,
  redisUrls,
  secondsOrNone,
  secrets,
  text,
  token,
  url,
} from './kinds.ts';

const MAX_OPERATIONS = 2_000; // about 50 kB each: 100 MB at most
const PRODUCTION_DRAIN_MS = 5_000; // a load balancer that reads /readyz every 2 s has noticed by then

export const PLACE = {
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
  INSECURE_PUBLIC_URL: oneOf(
    'refuse',
    'allow',
  )({
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

export const DATA = {
  DATA_DIR: text({
    default: '.data',
    desc: 'The folder of everything that must survive a restart: embedded database, generated secrets, mail outbox, list of ended sessions. Only the user that runs the shop can read it.',
  }),
  UPLOADS: oneOf(
    'auto',
    'folder',
    'off',
  )({
    default: 'auto',
    desc: 'Where pictures are kept that staff upload. auto: in S3_BUCKET; without it in DATA_DIR, or nowhere with REDIS_URL, since other machines would not have them. folder: in DATA_DIR. off: nowhere.',
  }),
  S3_BUCKET: text({
    default: undefined,
    example: 'shop-pictures',
    desc: 'A bucket of S3, or of a server that speaks the same, for this shop’s pictures alone. Nobody else needs to read it: the gateway serves them.',
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
    desc: 'A Redis (or Valkey) that several gateways share; rediss: with TLS. Several addresses, separated by commas: nodes of a Cluster. Unset: each gateway has caches and counters of its own.',
  }),
  REDIS_SENTINEL: text({
    default: undefined,
    example: 'mymaster',
    desc: 'The addresses in REDIS_URL are Sentinels, which know where the server of this name is.',
  }),
};

export const SESSIONS = {
  SESSION_SECRETS: secrets({
    default: undefined,
    desc: 'What encrypts session cookies: one or more secrets of at least 32 characters, newest first, separated by commas. To rotate: put a new one in front and remove the old one a week later. Required in production; unset in development: one is made and kept in DATA_DIR. To make one: openssl rand -base64 48',
  }),
  SESSION_IDLE_MINUTES: minutes({
    default: IDLE_LIMITS.shopperS,
    desc: 'Minutes after which a shopper’s unused session ends.',
  }),
  STAFF_SESSION_IDLE_MINUTES: minutes({
    default: IDLE_LIMITS.staffS,
    desc: 'The same for admins and the super admin.',
  }),
  RESET_LINK_MINUTES: minutes({
    default: RESET_LINK_S,
    desc: 'Minutes for which the API’s mailed links for a new password work, or more. A reset within them ends all sessions of the accounts that asked for one; a later reset ends them with the next log-in of the account.',
  }),
};

export const RUNNING = {
  NODE_ENV: oneOf(
    'development',
    'test',
    'production',
  )({
    default: 'development',
    desc: 'development, test or production. Production turns off sandbox, fault injection and demo accounts, and demands SESSION_SECRETS and PUBLIC_URL.',
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
  ADMIN_PORT: port({
    default: undefined,
    example: '9464',
    desc: 'A port for /metrics, /healthz and /readyz alone. Keep it from shoppers. Without it, and without METRICS_TOKEN, production has no /metrics; development has them on the shop’s port.',
  }),
  ADMIN_HOST: bindAddress({
    default: '127.0.0.1',
    desc: 'The address that ADMIN_PORT listens on. Another one only on a network that shoppers cannot reach.',
  }),
  METRICS_TOKEN: token({
    default: undefined,
    desc: 'A token of at least 16 characters that opens /metrics on the shop’s port, sent as `Authorization: Bearer` or as the password that a browser asks for.',
  }),
  MAX_OPERATIONS_IN_FLIGHT: count({
    default: MAX_OPERATIONS,
    desc: 'Operations in flight at a time, with those that wait for the CPU. More are refused (503), those of guests first. Under overload the gateway lowers the limit itself, never below 128.',
  }),
  SERVER_RENDERING: onOff({
    default: 'on',
    desc: 'on or off: the screens of guests are sent as HTML that is readable before, and without, JavaScript. off: browsers render all screens.',
  }),
  OFFLINE: onOff({
    default: 'on',
    desc: 'on or off: browsers get a service worker, so that the shop can be read without a connection. off: browsers remove the one that they have.',
  }),
  DRAIN_DELAY_SECONDS: secondsOrNone({
    default: PRODUCTION_DRAIN_MS,
    devDefault: 0,
    desc: 'Seconds to go on serving after a signal to stop, while /readyz already says no, so that load balancers notice.',
  }),
  LOG_LEVEL: oneOf(...LOG_LEVELS)({
    default: 'info',
    devDefault: 'warn',
    desc: 'silent, fatal, error, warn, info, debug or trace.',
  }),
};
