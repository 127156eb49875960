import { HTTP_LIMITS } from '../limits/http-server.ts';
import { RATE_LIMITS } from '../limits/rate-limit.ts';
import { DOCUMENT_LIMITS } from '../operations/document-limits.ts';
import { UPLOAD_LIMITS } from '../uploads/limits.ts';
import { count, megabytes, oneOf, onOff, proxies, seconds } from './kinds.ts';

export const LIMITS = {
  OPERATIONS: oneOf(
    'registered',
    'any',
  )({
    default: 'registered',
    devDefault: 'any',
    desc: 'registered: only operations of the manifest are run; any: all that the schema has.',
  }),
  MAX_DEPTH: count({
    default: DOCUMENT_LIMITS.depth,
    desc: 'Levels of fields within fields in the document of an operation that is not registered.',
  }),
  MAX_ALIASES: count({
    default: DOCUMENT_LIMITS.aliases,
    desc: 'Aliases in such a document, and repeated fields in one place.',
  }),
  MAX_DIRECTIVES: count({ default: DOCUMENT_LIMITS.directives, desc: 'Directives in such a document.' }),
  MAX_TOKENS: count({ default: DOCUMENT_LIMITS.tokens, desc: 'Tokens (words and punctuators) in such a document.' }),
  MAX_COST: count({
    default: DOCUMENT_LIMITS.cost,
    desc: 'Fields in the answer to such a document, lists counted by their length.',
  }),
  MAX_VALUES: count({
    default: DOCUMENT_LIMITS.values,
    desc: 'Values in the variables of any operation: each text, number, list and object counts. An order of 50 products has about 160.',
  }),
  RATE_LIMITS: onOff({ default: 'on', desc: 'off: there are no rate limits.' }),
  RATE_PER_SESSION: count({
    default: RATE_LIMITS.perSession,
    desc: 'Fields of queries per minute and session; a field of a mutation counts as five. Gateways that share a Redis count together within a second.',
  }),
  RATE_PER_ADDRESS: count({ default: RATE_LIMITS.perAddress, desc: 'The same per address.' }),
  RATE_FILES_PER_ADDRESS: count({
    default: RATE_LIMITS.files,
    desc: 'Pages, files and pictures per minute and address. A first visit loads about 60.',
  }),
  RATE_PAGES_PER_ADDRESS: count({
    default: RATE_LIMITS.pages,
    desc: 'Pages that the gateway renders per minute and address. Beyond that the browser renders them. Pages in memory are free.',
  }),
  RATE_LOGINS: count({
    default: RATE_LIMITS.logins,
    desc: 'Attempts at passwords per address in five minutes. With REDIS_URL all gateways count together.',
  }),
  RATE_REGISTRATIONS: count({ default: RATE_LIMITS.registrations, desc: 'New accounts per address in an hour.' }),
  RATE_RESETS: count({ default: RATE_LIMITS.resets, desc: 'Password resets per address in 15 minutes.' }),
  RATE_UPLOADS: count({
    default: UPLOAD_LIMITS.perMinute,
    desc: 'Pictures that a session of staff may upload per minute.',
  }),
  UPLOAD_MEGABYTES: megabytes({
    default: UPLOAD_LIMITS.maxBytes,
    desc: 'The size of the largest picture that staff may upload, in MB. A proxy in front must let it pass.',
  }),
  TRUST_PROXY: proxies({
    default: undefined,
    example: '1',
    desc: 'Proxies in front of the shop whose `x-forwarded-for` is believed: how many, or their addresses (such as 10.0.0.0/8), separated by commas. Unset: none, and all clients behind one proxy count as one address.',
  }),
  MAX_BODY_BYTES: count({ default: HTTP_LIMITS.bodyBytes, desc: 'Bytes of the body of a request.' }),
  MAX_HEADER_BYTES: count({ default: HTTP_LIMITS.headerBytes, desc: 'Bytes of the headers of a request.' }),
  HEADERS_TIMEOUT_SECONDS: seconds({
    default: HTTP_LIMITS.headersMs,
    desc: 'Seconds until the headers of a request must have come.',
  }),
  REQUEST_TIMEOUT_SECONDS: seconds({
    default: HTTP_LIMITS.requestMs,
    desc: 'Seconds until a whole request must have come.',
  }),
  KEEP_ALIVE_SECONDS: seconds({
    default: HTTP_LIMITS.keepAliveMs,
    desc: 'Seconds that a connection may wait for its next request.',
  }),
  MAX_REQUESTS_PER_CONNECTION: count({
    default: HTTP_LIMITS.requestsPerConnection,
    desc: 'Requests on one connection; then it is closed.',
  }),
  MAX_PIPELINED_REQUESTS: count({
    default: HTTP_LIMITS.pipelined,
    desc: 'Requests on one connection that may wait for the one before.',
  }),
  MAX_CONNECTIONS: count({ default: HTTP_LIMITS.connections, desc: 'Connections at a time, of all clients.' }),
  MAX_CONNECTIONS_PER_ADDRESS: count({
    default: HTTP_LIMITS.connectionsPerAddress,
    desc: 'Connections at a time from one address. A proxy of TRUST_PROXY may have any number.',
  }),
};
