import { ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { OperationTypeNode, type DocumentNode } from 'graphql';

/** What code generation puts into an operation's document (scripts/registered-operations.ts). */
interface RegisteredDocument extends DocumentNode {
  __meta__?: { hash: string };
}

/**
 * Sends operations to the gateway on the origin that served the page: by their hash alone, since the gateway knows their
 * texts (generated/operations.json). One that does not know it is told the text, too.
 */
export function httpTransport(): ApolloLink {
  return ApolloLink.from([
    new ApolloLink((operation, forward) => {
      operation.setContext({ fetchOptions: { method: isForEverybody(operation) ? 'GET' : 'POST' } });
      return forward(operation);
    }),
    new PersistedQueryLink({ generateHash: ({ __meta__ }: RegisteredDocument) => requireHash(__meta__) }),
    // Not HttpLink: it adds the client's name and version to every operation, and so to every address.
    new BaseHttpLink({ uri: '/graphql' }),
  ]);
}

/** True for what a guest reads: its answer may be kept, by the browser and by whatever stands before the gateway. */
function isForEverybody(operation: ApolloLink.Operation): boolean {
  const { headers } = operation.getContext() as { headers?: Record<string, string> };
  return operation.operationType === OperationTypeNode.QUERY && !headers?.['token'];
}

function requireHash(meta: RegisteredDocument['__meta__']): string {
  if (!meta) throw new Error('This operation was not registered at code generation.');
  return meta.hash;
}
