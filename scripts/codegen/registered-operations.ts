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
 * Keeps an operation's text as the web app would send it, and gives what code generation puts into its document: the
 * text's SHA-256 in hex, which is sent instead.
 */
export function registerOperation(document: DocumentNode): { hash: string } {
  const text = print(cache.transformDocument(document));
  const hash = createHash('sha256').update(text).digest('hex');
  texts.set(hash, text);
  hashes.set(getOperationName(document, ''), hash);
  return { hash };
}

/**
 * Writes down all operations of the web app by their hash, for the gateway, and each one's hash by its name, for what asks
 * before there is a document, once code generation has seen them.
 */
export function writeOperations(): void {
  writeFileSync(TEXTS, `${JSON.stringify(Object.fromEntries([...texts].sort()), null, 2)}\n`);
  const lines = [...hashes].sort().map(([name, hash]) => `export const ${name} =\n  '${hash}';\n`);
  writeFileSync(HASHES, lines.join(''));
}
