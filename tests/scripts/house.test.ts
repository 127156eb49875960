import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { duplicatedLines } from '../../scripts/house/duplicates.ts';
import { components, readImports, within } from '../../scripts/house/import-graph.ts';
import { temporaryFolder } from '../support/folder.ts';
import { runScript } from '../support/script.ts';

const FILES: Record<string, string> = {
  'gateway/app.ts':
    "import { a } from './rest/a.ts';\nimport type { B } from './rest/b.ts';\nexport type { B };\na();\n",
  'gateway/rest/a.ts':
    "// Why.\nimport type { B } from './b.ts';\nimport express from 'express';\nexport const a = 1;\n",
  'gateway/rest/b.ts': "export type { a } from './a.ts';\nawait import('../../schema/rules.ts');\n",
  'schema/rules.ts': 'export const rules = 1;\n',
  'gateway/generated/schema.ts': '/** Made. */\n',
  'package-lock.json': '{ "packages": { "": {}, "node_modules/a": {} } }',
};

function tree(): string {
  const root = temporaryFolder();
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('imports are read with those of types and those made while running, but without packages', () => {
  const graph = readImports(tree(), Object.keys(FILES));
  expect(graph.get('gateway/app.ts')).toEqual(['gateway/rest/a.ts', 'gateway/rest/b.ts']);
  expect(graph.get('gateway/rest/a.ts')).toEqual(['gateway/rest/b.ts']);
  expect(graph.get('gateway/rest/b.ts')).toEqual(['gateway/rest/a.ts', 'schema/rules.ts']);
  expect(graph.has('package-lock.json')).toBe(false);
  expect(within(graph, 'gateway').get('gateway/rest/b.ts')).toEqual(['gateway/rest/a.ts']);
});

test('files of a cycle are one component, which comes after what it imports', () => {
  const found = components(readImports(tree(), Object.keys(FILES)));
  expect(found.map((files) => files.toSorted().join())).toEqual([
    'schema/rules.ts',
    'gateway/rest/a.ts,gateway/rest/b.ts',
    'gateway/app.ts',
    'gateway/generated/schema.ts',
  ]);
});

test('a run of six lines that stands twice is counted in both places, one of five in none', () => {
  const run = ['a', '  b', 'c', '', 'd', 'e', 'f'];
  expect(
    duplicatedLines(
      new Map([
        ['one', ['x', ...run, 'y']],
        ['two', ['z', ...run.map((line) => ` ${line}`)]],
      ]),
    ),
  ).toBe(12);
  expect(
    duplicatedLines(
      new Map([
        ['one', run.slice(1)],
        ['two', run.slice(1)],
      ]),
    ),
  ).toBe(0);
});

test('another clone is measured', async () => {
  const root = tree();
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  const { code, printed } = await runScript('house/measure.ts', [root]);
  expect(code).toBe(0);
  expect(printed).toMatch(/^gateway +3 +10 +10\.0 % +3 +2 +1 +gateway\/rest 2$/m);
  expect(printed).toMatch(/^packages of package-lock\.json +1$/m);
  expect(printed).toMatch(/^generated code in git +0 kB in 1 files$/m);
});
