import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { loadChunk } from '../lib/lazy/load-chunk.ts';
import { LoadingError } from '../lib/lazy/loading-error.ts';
import { takePrefetched } from './prefetch.ts';
import { intentKey, keepIntentKey } from './intent-key.ts';
import { getRequest, postRequest } from './operation-request.ts';
import { requireHash } from './registered-document.ts';

/** Sends operations by hash, or with text if the gateway lacks it. Smaller than HttpLink with PersistedQueryLink. */
export function httpTransport(): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const gone = new AbortController();
        ask(operation, gone.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => gone.abort();
      }),
  );
}

async function ask(operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
  const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
  if (operation.operationType !== OperationTypeNode.MUTATION) return askWith(headers, operation, signal);
  const intent = JSON.stringify([operation.operationName, operation.variables]);
  const key = intentKey(intent);
  try {
    return await askWith({ ...headers, 'idempotency-key': key }, operation, signal);
  } catch (error) {
    if (error instanceof LoadingError) keepIntentKey(intent, key);
    throw error;
  }
}

async function askWith(
  headers: Record<string, string>,
  { operationName, operationType, query, variables }: ApolloLink.Operation,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const request = { operationName, variables, hash: requireHash(query) };
  // Guests' results are public: a GET lets caches keep them.
  const isForEverybody = operationType === OperationTypeNode.QUERY && !headers['token'];
  const result = await send(isForEverybody ? getRequest(request) : postRequest(request, headers), signal);
  if (!isUnknown(result)) return result;
  const texts = await loadChunk(registeredTexts);
  return send(postRequest(request, headers, texts[request.hash]), signal);
}

async function send([address, init]: [string, RequestInit], signal: AbortSignal): Promise<ApolloLink.Result> {
  const response = await whole('none', takePrefetched(address) ?? fetch(address, { ...init, signal }));
  const type = response.headers.get('content-type') ?? '';
  // GraphQL over HTTP: with this content type the body is a GraphQL response, whatever the status.
  if (!type.startsWith('application/graphql-response+json') && !response.ok) {
    throw new ServerError(`The gateway answered ${response.status}.`, { response, bodyText: '' });
  }
  return JSON.parse(await whole('cut', response.text())) as ApolloLink.Result;
}

/** Browsers report connection failures as a TypeError, each with another text. */
function whole<Answer>(kind: 'none' | 'cut', answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause: unknown) => {
    throw cause instanceof TypeError ? new LoadingError(kind, cause) : cause;
  });
}

function isUnknown({ errors = [] }: ApolloLink.Result): boolean {
  return errors.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND');
}

/** Texts by hash; loaded only if the gateway does not know a hash. */
async function registeredTexts(): Promise<Partial<Record<string, string>>> {
  return (await import('../generated/operations.json', { with: { type: 'json' } })).default;
}
