import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { print } from '@apollo/client/utilities';
import { getOperationName } from '@apollo/client/utilities/internal';
import type { DocumentNode } from 'graphql';
import { createCache } from '../../web/src/apollo/cache.ts';

const TEXTS = 'web/src/generated/operations.json';
const HASHES = 'web/src/generated/operation-hashes.ts';

const cache = createCache();
const texts = new Map<string, string>();
const hashes = new Map<string, string>();

/**
 * Registers an operation with the text that the web app would send. Returns what code generation adds to its document:
 * the text's SHA-256 in hex, which the web app sends instead.
 */
export function registerOperation(document: DocumentNode): { hash: string } {
  const text = print(cache.transformDocument(document));
  const hash = createHash('sha256').update(text).digest('hex');
  texts.set(hash, text);
  hashes.set(getOperationName(document, ''), hash);
  return { hash };
}

/**
 * Writes all registered operations by hash, for the gateway, and the hashes by name, for requests that the web app
 * sends before it has loaded a document. To be called after all documents are registered.
 */
export function writeOperations(): void {
  writeFileSync(TEXTS, `${JSON.stringify(Object.fromEntries([...texts].sort()), null, 2)}\n`);
  const lines = [...hashes].sort().map(([name, hash]) => `export const ${name} =\n  '${hash}';\n`);
  writeFileSync(HASHES, lines.join(''));
}
