import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ERRORS, factsOf, type ErrorCode } from './codes.ts';
import { inOurWords, isUncodedRefusal } from './apollo-messages.ts';

/** What the masked sentence says of an error that nobody meant to show. */
const GENERIC = 'Something went wrong on our side. Try again; if it stays, report the request id.';

/** A deliberate error: its sentence is safe to show and says what to do next. Any other error is masked. */
export class ShopError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}, cause?: Error) {
    super(message, { extensions: { code, retryable: ERRORS[code].retryable, ...details }, originalError: cause });
  }
}

/** What each refusal tells the caller to do. */
const REFUSAL_MESSAGES = {
  UNAUTHENTICATED: 'Please log in first.',
  TOKEN_EXPIRED: 'Your session is over. Please log in again.',
  FORBIDDEN: 'Your account may not do this. Log in with one that may.',
  CSRF_REJECTED:
    'This request does not prove that it comes from the shop: send the session’s token in the header `token`.',
} as const;

/** An operation that its caller may not make. */
export function refusal(code: keyof typeof REFUSAL_MESSAGES): ShopError {
  // The whole operation is refused for it, so it is an HTTP refusal too; Apollo takes `http` out of the answer.
  const http = code === 'CSRF_REJECTED' ? { http: { status: 403 } } : {};
  return new ShopError(code, REFUSAL_MESSAGES[code], http);
}

/** Refuses what was too much in a time; `waitMs`: after how long it may be tried again. */
export function rateLimited(waitMs: number): ShopError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`;
  return new ShopError('RATE_LIMITED', `That was too much at once. Try again in ${wait}.`, { retryAfterSeconds });
}

/** After how many seconds what was refused as too much may be tried again; undefined: nothing was. */
export function retryAfterOf(errors: readonly GraphQLFormattedError[] = []): number | undefined {
  const waits = errors
    .filter(({ extensions }) => extensions?.['code'] === ('RATE_LIMITED' satisfies ErrorCode))
    .map(({ extensions }) => Number(extensions?.['retryAfterSeconds']));
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** Refuses input; `fields` says per argument or input field what to change. */
export function badUserInput(fields: Record<string, string>): ShopError {
  const sentences = Object.values(fields).map((sentence) => sentence.trim().replace(/[^.!?]$/, (last) => `${last}.`));
  return new ShopError('BAD_USER_INPUT', `Some input needs another value. ${sentences.join(' ')}`, { fields });
}

const APOLLO_CODES: readonly unknown[] = Object.values(ApolloServerErrorCode);

/** True for an error whose text was written for the caller: ours, or Apollo's about the request or its document. */
export function isDeliberate(error: unknown): boolean {
  if (unwrapResolverError(error) instanceof ShopError) return true;
  if (!(error instanceof GraphQLError)) return false;
  if (isUncodedRefusal(error)) return true;
  // What has a path happened in a resolver.
  if (error.path) return false;
  const { code } = error.extensions;
  return code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR && APOLLO_CODES.includes(code);
}

/** Apollo's last word on each error: deliberate ones keep their text, the rest a generic one. Stacks never leave. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (!isDeliberate(error)) {
    const code = 'INTERNAL_SERVER_ERROR';
    return { message: GENERIC, path: formatted.path, extensions: { code, ...factsOf(code) } };
  }
  const { message, locations, path, extensions = {} } = inOurWords(formatted);
  // `http` is what the answer's status and headers are made of.
  const { stacktrace: _stacktrace, http: _http, ...own } = extensions;
  return { message, locations, path, extensions: { retryable: false, ...factsOf(own['code']), ...own } };
}

/** An error of an execution as Apollo Server would have sent it. */
export function formatted(error: GraphQLError): GraphQLFormattedError {
  const { extensions, ...facts } = error.toJSON();
  const code = ApolloServerErrorCode.INTERNAL_SERVER_ERROR;
  return formatError({ ...facts, extensions: { code, ...extensions } }, error);
}

/** Tells an error's reader which request it belongs to. */
export function withRequestId(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId } };
}
