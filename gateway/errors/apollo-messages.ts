import type { GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from './codes.ts';

/** Our words for errors of Apollo. `begins` finds one. `code` is there if Apollo's own is missing or wrong. */
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

/** Without a code they would count as faults of the gateway. */
const UNCODED = [
  'provided sha does not match query',
  'Unsupported persisted query version',
  'Schema is not configured to execute subscription operation.',
  'Too many errors processing variables, error limit reached. Execution aborted.',
];
/** From graphql-js during a run: a variable with a default is null, which validation allows, also within a list or an input. */
const NULL_ARGUMENT = /^Argument "\w+" (?:of non-null type "[\w![\]]+" must not be null|has invalid value .+)\.$/s;

export function isUncodedRefusal({ message, path }: Pick<GraphQLFormattedError, 'message' | 'path'>): boolean {
  return (!path && UNCODED.includes(message)) || NULL_ARGUMENT.test(message);
}

export function inOurWords(error: GraphQLFormattedError): GraphQLFormattedError {
  if (NULL_ARGUMENT.test(error.message))
    return { ...error, extensions: { ...error.extensions, code: 'BAD_USER_INPUT' } };
  const [, message = error.message, code] = SENTENCES.find(([begins]) => error.message.startsWith(begins)) ?? [];
  return { ...error, message, ...(code && { extensions: { ...error.extensions, code } }) };
}
