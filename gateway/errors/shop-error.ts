import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ERRORS, factsOf, type ErrorCode } from './codes.ts';

const GENERIC = 'Something went wrong on our side. Try again; if it stays, report the request id.';

/** Security: only the text of a ShopError is safe to show. Other errors are masked. */
export class ShopError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}, cause?: Error) {
    super(message, { extensions: { code, retryable: ERRORS[code].retryable, ...details }, originalError: cause });
  }
}

const REFUSAL_MESSAGES = {
  UNAUTHENTICATED: 'Please log in first.',
  TOKEN_EXPIRED: 'Your session is over. Please log in again.',
  FORBIDDEN: 'Your account may not do this. Log in with one that may.',
  CSRF_REJECTED:
    'This request does not prove that it comes from the shop: send the session’s token in the header `token`.',
} as const;

export function refusal(code: keyof typeof REFUSAL_MESSAGES): ShopError {
  // The whole operation is refused, so HTTP says so too. Apollo removes `http` from the answer.
  const http = code === 'CSRF_REJECTED' ? { http: { status: 403 } } : {};
  return new ShopError(code, REFUSAL_MESSAGES[code], http);
}

export function rateLimited(waitMs: number): ShopError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`;
  return new ShopError('RATE_LIMITED', `That was too much at once. Try again in ${wait}.`, { retryAfterSeconds });
}

/** In seconds. Undefined: nothing was refused. */
export function retryAfterOf(errors: readonly GraphQLFormattedError[] = []): number | undefined {
  const waits = errors
    .filter(({ extensions }) => extensions?.['code'] === ('RATE_LIMITED' satisfies ErrorCode))
    .map(({ extensions }) => Number(extensions?.['retryAfterSeconds']));
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** `fields`: by argument or input field, what to change. */
export function badUserInput(fields: Record<string, string>): ShopError {
  const sentences = Object.values(fields).map((sentence) => sentence.trim().replace(/[^.!?]$/, (last) => `${last}.`));
  return new ShopError('BAD_USER_INPUT', `Some input needs another value. ${sentences.join(' ')}`, { fields });
}

const APOLLO_CODES: readonly unknown[] = Object.values(ApolloServerErrorCode);

/** True if the text was written for the caller, by us or by Apollo. */
export function isDeliberate(error: unknown): boolean {
  if (unwrapResolverError(error) instanceof ShopError) return true;
  if (!(error instanceof GraphQLError)) return false;
  if (isUncodedRefusal(error)) return true;
  if (error.path) return false; // it happened in a resolver
  const { code } = error.extensions;
  return code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR && APOLLO_CODES.includes(code);
}

/** Security: masks all but deliberate errors, and removes stacks. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (!isDeliberate(error)) {
    const code = 'INTERNAL_SERVER_ERROR';
    return { message: GENERIC, path: formatted.path, extensions: { code, ...factsOf(code) } };
  }
  const { message, locations, path, extensions = {} } = inOurWords(formatted);
  // `http` becomes the status and the headers.
  const { stacktrace: _stacktrace, http: _http, ...own } = extensions;
  return { message, locations, path, extensions: { retryable: false, ...factsOf(own['code']), ...own } };
}

export function formatted(error: GraphQLError): GraphQLFormattedError {
  const { extensions, ...facts } = error.toJSON();
  const code = ApolloServerErrorCode.INTERNAL_SERVER_ERROR;
  return formatError({ ...facts, extensions: { code, ...extensions } }, error);
}

export function withRequestId(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId } };
}

/**
 * Our words for errors of Apollo. `begins` finds one. `code` is there if Apollo's own is missing or wrong: without one they would count as
 * faults of the gateway.
 */
const SENTENCES: readonly (readonly [begins: string, says: string, code?: ErrorCode])[] = [
  [
    'This operation has been blocked as a potential Cross-Site Request Forgery',
    'Send operations by POST with `content-type: application/json`. A query may also come by GET, from a script that sets the header `apollo-require-preflight: 1`.',
  ],
  [
    'POST body missing, invalid Content-Type',
    'The request carries no operation: its body is empty, or not `content-type: application/json`.',
  ],
  [
    'GraphQL operations must contain a non-empty',
    'The request carries no operation: `query` is missing or empty in its body.',
  ],
  ['Operation batching disabled', 'The body is a list. Send one operation per request; one may select many fields.'],
  ['Apollo Server supports only GET/POST', 'This address takes POST, and GET for queries, no other method.'],
  ['GET requests only support query operations', 'A GET never changes anything. Send mutations by POST.'],
  [
    "An 'accept' header was provided",
    'The answer would be JSON, which the header `accept` rules out. Send `accept: application/json` or leave it out.',
  ],
  [
    'GraphQL introspection is not allowed',
    'Introspection is off here. `npm run schema:print` prints the schema, and the sandbox of a shop in development shows it.',
  ],
  [
    'provided sha does not match query',
    'The persisted query’s hash is not that of its document. Send the SHA-256 of exactly the text in `query`, in hexadecimal.',
    'BAD_REQUEST',
  ],
  [
    'Syntax Error: Document contains more that',
    'This operation is too long: it has more words and signs than a document may have. Ask for less at a time.',
    'OPERATION_TOO_COSTLY',
  ],
  ['Unsupported persisted query version', 'Persisted queries have version 1 here. Send `"version": 1`.', 'BAD_REQUEST'],
  [
    'Schema is not configured to execute subscription operation',
    'The shop has queries and mutations, and no subscriptions.',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'Too many errors processing variables',
    'The variables have more problems than are told. Mend the others first.',
    'BAD_USER_INPUT',
  ],
];

/** From graphql-js during a run: a variable with a default is null, which validation allows, also within a list or an input. */
const NULL_ARGUMENT = /^Argument "\w+" (?:of non-null type "[\w![\]]+" must not be null|has invalid value .+)\.$/s;

function isUncodedRefusal({ message, path }: Pick<GraphQLFormattedError, 'message' | 'path'>): boolean {
  const isKnown = SENTENCES.some(([begins, , code]) => code && message.startsWith(begins));
  return (!path && isKnown) || NULL_ARGUMENT.test(message);
}

function inOurWords(error: GraphQLFormattedError): GraphQLFormattedError {
  if (NULL_ARGUMENT.test(error.message))
    return { ...error, extensions: { ...error.extensions, code: 'BAD_USER_INPUT' } };
  const [, message = error.message, code] = SENTENCES.find(([begins]) => error.message.startsWith(begins)) ?? [];
  return { ...error, message, ...(code && { extensions: { ...error.extensions, code } }) };
}
