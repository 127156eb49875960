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

/**
 * Sends operations to the gateway by their hash alone, since it knows their texts. A gateway that does not is told the text
 * as well. In place of Apollo's HttpLink and PersistedQueryLink, which bring what the shop never uses into the first screen.
 */
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
  // What a guest reads is for everybody: its answer may be kept.
  const isForEverybody = operationType === OperationTypeNode.QUERY && !headers['token'];
  const result = await send(isForEverybody ? getRequest(request) : postRequest(request, headers), signal);
  if (!isUnknown(result)) return result;
  const texts = await loadChunk(registeredTexts);
  return send(postRequest(request, headers, texts[request.hash]), signal);
}

async function send([address, init]: [string, RequestInit], signal: AbortSignal): Promise<ApolloLink.Result> {
  const response = await whole('none', takePrefetched(address) ?? fetch(address, { ...init, signal }));
  const type = response.headers.get('content-type') ?? '';
  // GraphQL over HTTP: only of its own content type is every body an answer, whatever the status.
  if (!type.startsWith('application/graphql-response+json') && !response.ok) {
    throw new ServerError(`The gateway answered ${response.status}.`, { response, bodyText: '' });
  }
  return JSON.parse(await whole('cut', response.text())) as ApolloLink.Result;
}

/** Names the fault of a connection, which each browser words in another way, and each as a TypeError. */
function whole<Answer>(kind: 'none' | 'cut', answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause: unknown) => {
    throw cause instanceof TypeError ? new LoadingError(kind, cause) : cause;
  });
}

function isUnknown({ errors = [] }: ApolloLink.Result): boolean {
  return errors.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND');
}

/** The operations' texts by hash, in a file that browsers never see as long as the gateway knows its operations. */
async function registeredTexts(): Promise<Partial<Record<string, string>>> {
  return (await import('../generated/operations.json', { with: { type: 'json' } })).default;
}
