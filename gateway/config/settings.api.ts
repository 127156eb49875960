import { UPSTREAM_LIMITS } from '../rest/limits.ts';
import { PICTURE_LIMITS } from '../pages/picture-source.ts';
import { count, countOrNone, hours, megabytes, onOff, seconds, share, text, url } from './kinds.ts';

export const API = {
  UPSTREAM_URL: url(['http:', 'https:'])({
    default: undefined,
    example: 'https://api.example.com',
    desc: 'The API to stand in front of. Unset: the embedded reference API is started beside the gateway.',
  }),
  MAX_UPSTREAM_CALLS: count({
    default: 20,
    desc: 'Calls of the API that one GraphQL operation may make; an operation that needs more is refused as too costly.',
  }),
  UPSTREAM_CONNECTIONS: count({
    default: UPSTREAM_LIMITS.connections,
    desc: 'Connections to the API at a time.',
  }),
  UPSTREAM_PIPELINING: count({
    default: UPSTREAM_LIMITS.pipelining,
    desc: 'GETs that may be on their way on one connection. More than 1 only for an API that answers each at once.',
  }),
  UPSTREAM_QUEUE: count({
    default: UPSTREAM_LIMITS.queue,
    desc: 'Calls that may wait for a connection; further ones are refused.',
  }),
  UPSTREAM_MAX_MEGABYTES: megabytes({
    default: UPSTREAM_LIMITS.maxBytes,
    desc: 'The size of the largest answer that is read, in MB.',
  }),
  PICTURE_CONNECTIONS: count({
    default: PICTURE_LIMITS.connections,
    desc: 'Connections to the API for pictures, beside those above.',
  }),
  PICTURE_MEGABYTES: megabytes({ default: PICTURE_LIMITS.maxBytes, desc: 'The size of the largest picture, in MB.' }),
  MAX_PICTURES: count({
    default: PICTURE_LIMITS.atOnce,
    desc: 'Pictures in transit at a time, for all clients. A further one is refused (503).',
  }),
  MAX_PICTURES_PER_ADDRESS: count({
    default: PICTURE_LIMITS.perAddress,
    desc: 'Pictures in transit at a time, for one client address.',
  }),
  PICTURES_MEGABYTES: megabytes({
    default: PICTURE_LIMITS.heldBytes,
    desc: 'Memory for pictures whose clients are still reading, in MB. Once it is full, further pictures are refused (503).',
  }),
  PICTURE_SECONDS: seconds({
    default: PICTURE_LIMITS.deadlineMs,
    desc: 'Seconds that a client may take to read one picture; then its connection is closed.',
  }),
};

export const API_FAULTS = {
  OPERATION_DEADLINE_SECONDS: seconds({
    default: UPSTREAM_LIMITS.deadlineMs,
    desc: 'Seconds that a whole operation may take, with all of its calls and their retries. The API gets what is left of them in the header x-deadline-ms.',
  }),
  UPSTREAM_CONNECT_SECONDS: seconds({
    default: UPSTREAM_LIMITS.connectMs,
    desc: 'Seconds until a connection to the API must be made.',
  }),
  UPSTREAM_HEADERS_SECONDS: seconds({
    default: UPSTREAM_LIMITS.headersMs,
    desc: 'Seconds until an answer of the API must begin.',
  }),
  UPSTREAM_BODY_SECONDS: seconds({
    default: UPSTREAM_LIMITS.bodyMs,
    desc: 'The longest pause within an answer of the API, in seconds.',
  }),
  UPSTREAM_REPEAT_SHARE: share({
    default: UPSTREAM_LIMITS.repeatShare,
    desc: 'Retries and hedged reads together, as a share (0 to 1) of all reads; 0: none. A change is never sent twice.',
  }),
  UPSTREAM_HEDGING: onOff({
    default: UPSTREAM_LIMITS.hedging ? 'on' : 'off',
    desc: 'on: a read that takes longer than 95% of its kind and than 100 ms is sent a second time, and the first answer is used.',
  }),
  UPSTREAM_BREAKER_SHARE: share({
    default: UPSTREAM_LIMITS.breakerShare,
    desc: 'The circuit breaker opens when this share of the calls of the last ten seconds has failed. 1: it never opens.',
  }),
  UPSTREAM_BREAK_SECONDS: seconds({
    default: UPSTREAM_LIMITS.breakMs,
    desc: 'Seconds for which the circuit breaker stays open; then one call tries.',
  }),
  IDEMPOTENCY_HOURS: hours({
    default: 24 * 60 * 60 * 1000,
    desc: 'Hours for which the answer to a mutation with the header idempotency-key is kept and given again, in memory or in REDIS_URL.',
  }),
  IDEMPOTENCY_MEGABYTES: megabytes({ default: 16 * 1024 * 1024, desc: 'Memory for those answers, in MB.' }),
  IDEMPOTENCY_KEYS_PER_CALLER: count({
    default: 200,
    desc: 'Answers that are kept of one caller (in memory a sixteenth of it); the oldest of the same caller make room.',
  }),
};

export const CACHE_AND_TRACES = {
  CATALOGUE_CACHE: onOff({ default: 'on', desc: 'off: each operation reads the catalogue anew.' }),
  CATALOGUE_FRESH_SECONDS: seconds({
    default: 30_000,
    desc: 'Up to this age in seconds, the catalogue is answered from memory. Changes made through the gateway show at once.',
  }),
  CATALOGUE_STALE_SECONDS: seconds({
    default: 600_000,
    desc: 'Up to this age in seconds, it is answered from memory while it is read anew in the background.',
  }),
  CATALOGUE_GRACE_SECONDS: seconds({
    default: 86_400_000,
    desc: 'Up to this age in seconds, it is answered from memory if the API cannot be read.',
  }),
  SEARCH_INDEX_PRODUCTS: countOrNone({
    default: 75_000,
    desc: 'The largest catalogue that is kept in memory to be searched, 1 to 2 kB for each product; see docs/performance.md. With a larger one, with 0, and with CATALOGUE_CACHE=off, the API’s own search answers.',
  }),
  SEARCH_INDEX_CALLS_PER_SECOND: count({
    default: 5,
    desc: 'Calls of the API a second, at most, that read the catalogue for the search.',
  }),
  SEARCH_INDEX_SECONDS: seconds({
    default: 300_000,
    desc: 'Seconds until the whole catalogue is read again for the search, for changes that others have made. Changes made through the gateway are found at once.',
  }),
  SEARCH_WORDS: text({
    default: undefined,
    example: 'search-words.json',
    desc: 'A JSON file with other names of things and words that a search leaves out, as schema/search-words.json. Unset: that file.',
  }),
  OPERATIONS_MANIFEST: text({
    default: undefined,
    example: 'operations.json',
    desc: 'The registered operations: a JSON object of texts by their SHA-256. Unset: those of the shop.',
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
};
