import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { record } from '../lib/json-readers.ts';

/** Made by code generation, from the documents of the web app. */
const SHOP_MANIFEST = fileURLToPath(new URL('../../web/src/generated/operations.json', import.meta.url));

/** Reads a manifest: a JSON object of texts by their SHA-256 (hex). Throws for a file that is missing or holds anything else. */
export function readManifest(file = SHOP_MANIFEST): ReadonlyMap<string, string> {
  if (!existsSync(file)) throw new Error(`${file} is missing. npm run codegen makes the shop's own manifest.`);
  const found = record(JSON.parse(readFileSync(file, 'utf8')));
  const entries = Object.entries(found ?? {});
  if (!found || entries.some(([, text]) => typeof text !== 'string')) {
    throw new Error(`${file} must hold a JSON object of operations by their SHA-256.`);
  }
  return new Map(entries as [string, string][]);
}
