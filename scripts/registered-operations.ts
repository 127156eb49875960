import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { print } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { createCache } from '../web/src/apollo/cache.ts';

const FILE = 'web/src/generated/operations.json';

const cache = createCache();
const texts = new Map<string, string>();

/**
 * Keeps an operation's text as the web app would send it, and gives what code generation puts into its document: the
 * text's SHA-256 in hex, which is sent instead.
 */
export function registerOperation(document: DocumentNode): { hash: string } {
  const text = print(cache.transformDocument(document));
  const hash = createHash('sha256').update(text).digest('hex');
  texts.set(hash, text);
  return { hash };
}

/** Writes down all operations of the web app by their hash, once code generation has seen them. */
export function writeOperations(): void {
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries([...texts].sort()), null, 2)}\n`);
}
