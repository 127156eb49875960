import type { ASTNode, DocumentNode } from 'graphql';

type Enter = (node: never, key: string | number | undefined, parent: unknown, path: readonly unknown[]) => unknown;

/** What to do with the nodes of each kind when they are entered. */
export type Visitor = Partial<Record<ASTNode['kind'], Enter | { enter: Enter }>>;

/** Replaces graphql's enum in the built shop (web/vite.config.ts), as what else stands here replaces its namesakes. Saves 0.7 kB. */
export const OperationTypeNode = { QUERY: 'query', MUTATION: 'mutation', SUBSCRIPTION: 'subscription' } as const;

/** A visitor returns it to end the visit. */
export const BREAK: unknown = Object.freeze({});

/**
 * Calls the visitor for each node on the way down. It gives what Apollo's visitors read, and takes what they return: nothing, BREAK, or
 * another node. What does not change is the same object afterwards.
 */
export function visit(root: DocumentNode, visitor: Visitor): DocumentNode {
  let ended = false;

  function visited(value: unknown, key?: string | number, parent?: unknown): unknown {
    if (ended || typeof value !== 'object' || value === null) return value;
    const handler = visitor[(value as ASTNode).kind];
    const enter = typeof handler === 'object' ? handler.enter : handler;
    const changed = enter?.(value as never, key, parent, []);
    ended = changed === BREAK;
    if (ended) return value;
    return withVisitedParts((changed ?? value) as Record<string, unknown>);
  }

  function withVisitedParts(node: Record<string, unknown>): unknown {
    const parts = Object.entries(node).map(([key, part]) => [key, visited(part, key, node)] as const);
    if (parts.every(([key, part]) => part === node[key])) return node;
    return Array.isArray(node) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  }

  return visited(root) as DocumentNode;
}

/** graphql exports them, too. Nothing in the shop uses them. */
export {
  unused as getEnterLeaveForKind,
  unused as getVisitFn,
  unused as isNode,
  unused as Location,
  unused as QueryDocumentKeys,
  unused as Token,
  unused as visitInParallel,
};
const unused = undefined;
