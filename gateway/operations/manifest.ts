import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { record } from '../lib/json-readers.ts';

/** Made by code generation, from the documents of the web app. */
const SHOP_MANIFEST = fileURLToPath(new URL('../../web/src/generated/operations.json', import.meta.url));

/** Reads a manifest: a JSON object of texts by their SHA-256 (hex). Throws for a named file that can't be read as one. */
export function readManifest(file: string | undefined): ReadonlyMap<string, string> {
  if (file === undefined && !existsSync(SHOP_MANIFEST)) return new Map();
  const found = record(JSON.parse(readFileSync(file ?? SHOP_MANIFEST, 'utf8')));
  const entries = Object.entries(found ?? {});
  if (!found || entries.some(([, text]) => typeof text !== 'string')) {
    throw new Error(`${file ?? SHOP_MANIFEST} must hold a JSON object of operations by their SHA-256.`);
  }
  return new Map(entries as [string, string][]);
}
