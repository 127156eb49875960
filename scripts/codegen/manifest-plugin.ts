import { operationsOf, type DocumentFile } from './operations.ts';

/**
 * A plugin of GraphQL Code Generator. Into a .json file it writes the text of every operation by its hash, for the gateway;
 * into a .ts file the hash of every operation by its name, for requests that start before the documents are loaded.
 */
export function plugin(
  _schema: unknown,
  files: DocumentFile[],
  _config: unknown,
  info?: { outputFile?: string },
): string {
  const operations = operationsOf(files);
  if (info?.outputFile?.endsWith('.json')) {
    const texts = operations.map(({ hash, text }) => [hash, text] as const);
    return `${JSON.stringify(Object.fromEntries(texts.sort()), null, 2)}\n`;
  }
  return operations
    .map(({ name, hash }) => `export const ${name} =\n  '${hash}';\n`)
    .sort()
    .join('');
}
