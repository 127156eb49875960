import type { DocumentNode } from 'graphql';

/** What code generation puts into an operation's document (scripts/codegen/registered-operations.ts). */
export interface RegisteredDocument extends DocumentNode {
  __meta__?: { hash: string };
}

/** The hash of an operation's text. Throws for one that code generation has not seen. */
export function requireHash({ __meta__ }: RegisteredDocument): string {
  if (!__meta__) throw new Error('This operation was not registered at code generation.');
  return __meta__.hash;
}

/**
 * Stands in for Apollo Client's `print` in the built shop (web/vite.config.ts). Apollo only compares what it prints, which
 * the hash of the very text does as well, without a printer of 2 kB (brotli) in the first screen.
 */
export const print = Object.assign(requireHash, {
  /** Apollo empties its printer's cache; here is none. */
  reset: (): void => {},
});
