// Every sentence that refuses. The table says what clients may rely on; `shop-error.ts` makes the errors, `http.ts` sends those that
// belong to no operation.
/** The source of docs/errors.md. */
export interface ErrorFacts {
  meaning: string;
  /** Sent as `extensions.help`. */
  help: string;
  /** The same request may succeed later. */
  retryable: boolean;
  statuses: readonly number[]; // with data always 200
}

const ONLY_RETRY_READS =
  'Repeat a query after a pause. Before you repeat a mutation, check whether it happened: the API may have carried it out.';

/** An expected outcome, such as too little stock, is data and no error. */
export const ERRORS = {
  UNAUTHENTICATED: {
    meaning: 'The field needs a logged-in caller, and the request has none, or the account no longer exists.',
    help: 'Call the mutation `login`, keep its cookie, and send `login.user.token` in the header `token` with each request. A script can send a token of the REST API in that header instead, without a cookie.',
    retryable: false,
    statuses: [200, 401],
  },
  TOKEN_EXPIRED: {
    meaning: 'The session or the token of the REST API was valid and has ended.',
    help: 'Forget the token and call `login` again.',
    retryable: false,
    statuses: [200, 401],
  },
  FORBIDDEN: {
    meaning: 'The role of the logged-in caller is too low for the field.',
    help: 'Log in with an account that has the role which the reference names for the field.',
    retryable: false,
    statuses: [200, 403],
  },
  CSRF_REJECTED: {
    meaning: 'The request has a session’s cookie without the token of that session, so another site may have sent it.',
    help: 'Send `login.user.token` in the header `token` together with the cookie. If the token is lost, call `logout` or `login`, which do not need it.',
    retryable: false,
    statuses: [403],
  },
  BAD_USER_INPUT: {
    meaning: 'An argument or a variable has a value that is not allowed. No upstream call was made.',
    help: 'Change each field that `extensions.fields` names, or the variable that the message names.',
    retryable: false,
    statuses: [200, 400],
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: 'The key in the header `idempotency-key` was already used with another mutation or with other variables.',
    help: 'Make a new key for each new mutation. Use the same key only to send exactly the same mutation again.',
    retryable: false,
    statuses: [422],
  },
  OPERATION_TOO_COSTLY: {
    meaning:
      'The operation exceeds a limit, which the message names: its length, its depth, its aliases, its directives, the values of its variables, the fields that it asks for, or the calls of the REST API that it needs.',
    help: 'Ask for less in one operation: fewer fields, fewer price ranges, smaller lists.',
    retryable: false,
    statuses: [200, 400],
  },
  OPERATION_NOT_REGISTERED: {
    meaning:
      'The gateway runs only registered operations, which is the default in production. This operation is not registered.',
    help: 'Add the operation to the gateway’s manifest (`OPERATIONS_MANIFEST`), or allow all operations (`OPERATIONS=any`). To explore the schema, use a shop in development.',
    retryable: false,
    statuses: [403],
  },
  RATE_LIMITED: {
    meaning:
      'The caller has reached a rate limit: of operations, of pages and files, of attempts to log in, of new accounts, of reviews or of password resets.',
    help: 'Wait for the seconds in `extensions.retryAfterSeconds` and in the header `retry-after`, then try again.',
    retryable: true,
    statuses: [429],
  },
  OVERLOADED: {
    meaning: 'The gateway has more requests than it can answer in time. It ran nothing of the operation.',
    help: 'Send the same request again after the seconds in the header `retry-after`. This is safe for a mutation too.',
    retryable: true,
    statuses: [503],
  },
  SEARCH_NOT_READY: {
    meaning:
      'Only the search index can answer this, and it does not: the gateway is still reading the catalogue, or the catalogue has more products than `SEARCH_INDEX_PRODUCTS`.',
    help: 'Try again after some seconds, or leave out `minDiscountPrice` and `maxDiscountPrice`.',
    retryable: true,
    statuses: [200],
  },
  STORE_UNAVAILABLE: {
    meaning: 'Where pictures of products are kept cannot be used.',
    help: 'Try again in a moment. If it stays, look for `storage of pictures` in the gateway’s log, and at `S3_ENDPOINT`.',
    retryable: true,
    statuses: [503],
  },
  PICTURE_REFUSED: {
    meaning:
      'An uploaded file is not taken as a picture. `extensions.reason` says why: `KIND`, `ANIMATED`, `PIXELS`, `DAMAGED`, `SLOW` or `SIZE`.',
    help: 'Send a JPEG, PNG, WebP or AVIF picture that stands still, of at most 10 MB and 50 million pixels.',
    retryable: false,
    statuses: [422],
  },
  PICTURES_NOT_KEPT: {
    meaning: 'This shop has no place for uploaded pictures.',
    help: 'Give products the addresses of pictures that are somewhere else, or configure a place: `S3_BUCKET`.',
    retryable: false,
    statuses: [501],
  },
  UPSTREAM_TIMEOUT: {
    meaning: 'The REST API did not answer in time. `extensions.call` names the call.',
    help: ONLY_RETRY_READS,
    retryable: true,
    statuses: [200, 503],
  },
  UPSTREAM_UNAVAILABLE: {
    meaning: 'The REST API cannot be reached. `extensions.call` names the call.',
    help: ONLY_RETRY_READS,
    retryable: true,
    statuses: [200, 503],
  },
  UPSTREAM_BAD_RESPONSE: {
    meaning: 'The REST API gave an answer that cannot be used. `extensions.call` names the call.',
    help: `${ONLY_RETRY_READS} If it happens again, run \`npm run doctor -- --upstream URL\` against that API.`,
    retryable: true,
    statuses: [200, 503],
  },
  CLIENT_GONE: {
    meaning:
      'The client left before its answer was ready, and the gateway cancelled its reads. This code appears only in the log.',
    help: 'Nothing: no client receives this error.',
    retryable: true,
    statuses: [],
  },
  INTERNAL_SERVER_ERROR: {
    meaning: 'The gateway itself failed. Only its log has the cause.',
    help: 'Try again. If it happens again, report `extensions.requestId`, which finds the cause in the log.',
    retryable: true,
    statuses: [200, 500],
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The document is not GraphQL.',
    help: 'Look at the position in `locations`: most often a brace or a bracket is missing just before it.',
    retryable: false,
    statuses: [200, 400],
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning:
      'The document is GraphQL but does not fit the schema: an unknown field, a wrong argument, a missing selection.',
    help: 'Correct what the message names. `npm run schema:print` and the sandbox show the schema.',
    retryable: false,
    statuses: [200, 400],
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'The document has several operations, or none, and the request does not say which one to run.',
    help: 'Send one operation, or name the one to run in `operationName`.',
    retryable: false,
    statuses: [200, 400],
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'The client sent only the hash of a document, and the gateway does not know this document yet.',
    help: 'Send the document once together with its hash. Clients with automatic persisted queries do this by themselves.',
    retryable: false,
    statuses: [200],
  },
  BAD_REQUEST: {
    meaning: 'The HTTP request cannot contain an operation, because of its method, content type, size or body.',
    help: 'Send `POST /graphql` with `content-type: application/json` and a body such as `{"query":"{ facets { brands } }"}`, at most 100 kB.',
    retryable: false,
    statuses: [400, 405, 406, 413, 415],
  },
  HOST_NOT_ALLOWED: {
    meaning:
      'The gateway does not answer requests to this host name. In development it answers to the names of its own machine, to IP addresses, and to the host of `PUBLIC_URL`.',
    help: 'Use one of those names, or add the name to `ALLOWED_HOSTS`.',
    retryable: false,
    statuses: [421],
  },
  NOT_FOUND: {
    meaning: 'Nothing is served at this address.',
    help: 'Send operations to `POST /graphql`, the only endpoint. The REST API behind it is not served here.',
    retryable: false,
    statuses: [404],
  },
} as const satisfies Record<string, ErrorFacts>;

export type ErrorCode = keyof typeof ERRORS;

export function factsOf(code: unknown): Partial<Pick<ErrorFacts, 'help' | 'retryable'>> {
  if (typeof code !== 'string' || !Object.hasOwn(ERRORS, code)) return {};
  const { retryable, help } = ERRORS[code as ErrorCode];
  return { retryable, help };
}
