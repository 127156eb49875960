/** What is known of one error code. The reference page and docs/errors.md are made from it, and every error carries its `help`. */
export interface ErrorFacts {
  /** What has happened. */
  meaning: string;
  /** What whoever wrote the client does about it; answered as `extensions.help`. */
  help: string;
  /** True where the same request may succeed later, unchanged. */
  retryable: boolean;
  /** HTTP statuses that it comes with. Where data comes along, it is 200. */
  statuses: readonly number[];
}

const ONLY_RETRY_READS =
  'Repeat a query after a pause; look before you repeat a mutation, for it may have happened all the same.';

/** The closed list of error codes that the gateway answers with. What a shopper can expect to happen is data, not an error. */
export const ERRORS = {
  UNAUTHENTICATED: {
    meaning: 'The field is for people who are logged in, and nobody is, or the account is gone.',
    help: 'Call the mutation `login`, keep its cookie, and send `login.user.token` in the header `token` from then on. Scripts may send a token of the REST API in that header instead, without a cookie.',
    retryable: false,
    statuses: [200],
  },
  TOKEN_EXPIRED: {
    meaning: 'The session, or the REST API’s token, was good once and is over.',
    help: 'Forget the token and call `login` again.',
    retryable: false,
    statuses: [200],
  },
  FORBIDDEN: {
    meaning: 'Whoever is logged in has too low a role for the field.',
    help: 'Log in with an account of the role that the reference names at the field.',
    retryable: false,
    statuses: [200],
  },
  CSRF_REJECTED: {
    meaning:
      'The request has a session’s cookie but not the token that belongs to it, so any other site might have sent it.',
    help: 'Send `login.user.token` in the header `token` along with the cookie; if it is lost, call `logout` or `login`, which need none.',
    retryable: false,
    statuses: [403],
  },
  BAD_USER_INPUT: {
    meaning: 'An argument or a variable has a value that is not allowed. No upstream call was made.',
    help: 'Change what `extensions.fields` names, field by field, or the variable that the message names.',
    retryable: false,
    statuses: [200, 400],
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: 'The header `idempotency-key` has a key that came with another mutation, or with other variables, before.',
    help: 'Make a new key for each new mutation; keep it only to send the very same one again.',
    retryable: false,
    statuses: [422],
  },
  OPERATION_TOO_COSTLY: {
    meaning:
      'The operation is past a limit, which the message names: its length, its depth, its aliases, its directives, the values of its variables, the fields that it asks for, or the calls of the REST API that it needs.',
    help: 'Ask for less at a time: fewer fields side by side, fewer price ranges, smaller lists.',
    retryable: false,
    statuses: [200, 400],
  },
  OPERATION_NOT_REGISTERED: {
    meaning: 'The gateway runs registered operations only, as it does in production, and this is none of them.',
    help: 'Add the operation to the gateway’s manifest (`OPERATIONS_MANIFEST`), or let it run any (`OPERATIONS=any`); to explore, use a shop in development.',
    retryable: false,
    statuses: [403],
  },
  RATE_LIMITED: {
    meaning:
      'Somebody has done more in a time than is allowed: operations, pages and files, attempts to log in, accounts, password resets.',
    help: 'Wait for as many seconds as `extensions.retryAfterSeconds` and the header `retry-after` say, then try again.',
    retryable: true,
    statuses: [429],
  },
  OVERLOADED: {
    meaning: 'More is asked for than can be done in time. Nothing of the operation was run.',
    help: 'Send the same again after the seconds that the header `retry-after` names, a mutation, too.',
    retryable: true,
    statuses: [503],
  },
  UPSTREAM_TIMEOUT: {
    meaning: 'The REST API did not answer in time. `extensions.call` names the call.',
    help: ONLY_RETRY_READS,
    retryable: true,
    statuses: [200],
  },
  UPSTREAM_UNAVAILABLE: {
    meaning: 'The REST API cannot be reached. `extensions.call` names the call.',
    help: ONLY_RETRY_READS,
    retryable: true,
    statuses: [200],
  },
  UPSTREAM_BAD_RESPONSE: {
    meaning: 'The REST API gave an answer that cannot be used. `extensions.call` names the call.',
    help: `${ONLY_RETRY_READS} If it stays, run \`npm run doctor -- --upstream URL\` against that API.`,
    retryable: true,
    statuses: [200],
  },
  CLIENT_GONE: {
    meaning:
      'The client went away before its answer was ready, and what was being read for it was called off. Only the log says so.',
    help: 'Nothing: nobody is there to be told.',
    retryable: true,
    statuses: [],
  },
  INTERNAL_SERVER_ERROR: {
    meaning: 'A fault of the gateway’s own; what it was stands in its log only.',
    help: 'Try again; if it stays, report `extensions.requestId`, which finds it in the log.',
    retryable: true,
    statuses: [200, 500],
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The document is not GraphQL.',
    help: 'Look at the place that `locations` names: most often a brace or a bracket is missing just before it.',
    retryable: false,
    statuses: [200, 400],
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning:
      'The document is GraphQL but does not fit the schema: an unknown field, a wrong argument, a missing selection.',
    help: 'Correct what the message names. `npm run schema:print`, the sandbox and the page /docs show what there is.',
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
    meaning: 'A client sent only the hash of a document that the gateway does not know (yet).',
    help: 'Send the document along with its hash once; clients with automatic persisted queries do so by themselves.',
    retryable: false,
    statuses: [200],
  },
  BAD_REQUEST: {
    meaning:
      'The HTTP request is not one that carries an operation: its method, its content type, its size or its body.',
    help: 'Send `POST /graphql` with `content-type: application/json` and a body such as `{"query":"{ facets { brands } }"}`, at most 100 kB unless `MAX_BODY_BYTES` says otherwise.',
    retryable: false,
    statuses: [400, 405, 406, 413, 415],
  },
  HOST_NOT_ALLOWED: {
    meaning:
      'The request was sent to a host name that the gateway does not answer to. In development those are this machine’s own, addresses, and that of `PUBLIC_URL`.',
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

/** One of the codes. */
export type ErrorCode = keyof typeof ERRORS;

/** What every error's `extensions` say of its code; nothing of one that is not in the table. */
export function factsOf(code: unknown): Partial<Pick<ErrorFacts, 'help' | 'retryable'>> {
  if (typeof code !== 'string' || !Object.hasOwn(ERRORS, code)) return {};
  const { retryable, help } = ERRORS[code as ErrorCode];
  return { retryable, help };
}
