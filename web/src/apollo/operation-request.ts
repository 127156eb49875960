import type { DocumentNode } from 'graphql';

export interface OperationRequest {
  operationName: string | undefined;
  variables: Record<string, unknown>;
  hash: string;
}

/** Of a document that code generation has written (scripts/codegen/documents-plugin.ts). */
export function requireHash({ __meta__ }: DocumentNode & { __meta__?: { hash: string } }): string {
  if (!__meta__) throw new Error('This operation was not registered at code generation.');
  return __meta__.hash;
}

export const ENDPOINT = '/graphql';

/** The address from which guests read the answer to a query: the same that Apollo's link makes (transport.ts). */
export function addressOf({ operationName = '', variables, hash }: OperationRequest): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const params = { operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) };
  const search = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${ENDPOINT}?${search.join('&')}`;
}
