import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { loadChunk } from '../lib/lazy/load-chunk.ts';
import { LoadingError } from '../lib/lazy/loading-error.ts';
import { takePrefetched } from './prefetch.ts';
import { intentKey, keepIntentKey } from './intent-key.ts';
import { getRequest, postRequest, requireHash } from './operation-request.ts';

/** Sends operations by hash, or with text if the gateway lacks it. Smaller than HttpLink with PersistedQueryLink. */
export function httpTransport(): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController();
        execute(operation, controller.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => controller.abort();
      }),
  );
}

interface Context {
  headers?: Record<string, string>;
  idempotencyKey?: string;
  /** True: the request goes on when the page is left. */
  keepalive?: boolean;
}

/** What all requests of an operation have. */
type Sending = Pick<RequestInit, 'signal' | 'keepalive'>;

async function execute(operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
  const { headers = {}, idempotencyKey, keepalive } = operation.getContext() as Context;
  if (operation.operationType !== OperationTypeNode.MUTATION) return sendOperation(headers, operation, { signal });
  const intent = JSON.stringify([operation.operationName, operation.variables]);
  const key = idempotencyKey ?? intentKey(intent);
  try {
    const sending = { signal, ...(keepalive && { keepalive }) };
    return await sendOperation({ ...headers, 'idempotency-key': key }, operation, sending);
  } catch (error) {
    // Who brings a key also sends it again.
    if (error instanceof LoadingError && !idempotencyKey) keepIntentKey(intent, key);
    throw error;
  }
}

async function sendOperation(
  headers: Record<string, string>,
  { operationName, operationType, query, variables }: ApolloLink.Operation,
  sending: Sending,
): Promise<ApolloLink.Result> {
  const request = { operationName, variables, hash: requireHash(query) };
  // Guests' results are public: a GET lets caches keep them.
  const isPublic = operationType === OperationTypeNode.QUERY && !headers['token'];
  const result = await fetchResult(isPublic ? getRequest(request) : postRequest(request, headers), sending);
  if (!isUnknownHash(result)) return result;
  const texts = await loadChunk(loadTexts);
  return fetchResult(postRequest(request, headers, texts[request.hash]), sending);
}

async function fetchResult([address, init]: [string, RequestInit], sending: Sending): Promise<ApolloLink.Result> {
  const response = await withLoadingError('none', takePrefetched(address) ?? fetch(address, { ...init, ...sending }));
  const type = response.headers.get('content-type') ?? '';
  // GraphQL over HTTP: with this content type the body is a GraphQL response, whatever the status.
  if (!type.startsWith('application/graphql-response+json') && !response.ok) {
    throw new ServerError(`The gateway answered ${response.status}.`, { response, bodyText: '' });
  }
  return JSON.parse(await withLoadingError('cut', response.text())) as ApolloLink.Result;
}

/** Browsers report connection failures as a TypeError, each with another text. */
function withLoadingError<Answer>(kind: 'none' | 'cut', answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause: unknown) => {
    throw cause instanceof TypeError ? new LoadingError(kind, cause) : cause;
  });
}

function isUnknownHash({ errors = [] }: ApolloLink.Result): boolean {
  return errors.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND');
}

/** Texts by hash; loaded only if the gateway does not know a hash. */
async function loadTexts(): Promise<Partial<Record<string, string>>> {
  return (await import('../generated/operations.json', { with: { type: 'json' } })).default;
}
