import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'haat-manifest-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

function manifest(text: string): string {
  const file = join(FOLDER, 'operations.json');
  writeFileSync(file, text);
  return file;
}

test('the manifest of the shop is the one that code generation makes', () => {
  expect([...readManifest().values()]).toContainEqual(expect.stringMatching(/^query ProductList\(/));
});

test('a manifest is read as texts by their hash', () => {
  expect([...readManifest(manifest('{ "abc": "{ a }" }'))]).toEqual([['abc', '{ a }']]);
});

test('a manifest that is missing is not taken for an empty one', () => {
  expect(() => readManifest(join(FOLDER, 'gone.json'))).toThrow(/gone\.json is missing\. npm run codegen/);
});

test.each(['[]', '{ "abc": 1 }'])('%s is no manifest', (text) => {
  expect(() => readManifest(manifest(text))).toThrow(/must hold a JSON object/);
});
