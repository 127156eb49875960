import type { DocumentNode } from 'graphql';

/** Code generation adds the hash (scripts/codegen/documents-plugin.ts). */
export interface RegisteredDocument extends DocumentNode {
  __meta__?: { hash: string };
}

export function requireHash({ __meta__ }: RegisteredDocument): string {
  if (!__meta__) throw new Error('This operation was not registered at code generation.');
  return __meta__.hash;
}

/** Replaces Apollo's `print` in the built shop (web/vite.config.ts). Apollo only compares the texts; saves 2 kB. */
export const print = Object.assign(requireHash, {
  reset: (): void => {},
});
