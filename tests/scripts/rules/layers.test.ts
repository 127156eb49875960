import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import config from '../../../.dependency-cruiser.js';
import { temporaryFolder } from '../../support/folder.ts';

const LAYERS = ['schema', 'gateway', 'upstream', 'web', 'tests', 'scripts', 'bench', 'docs'];

/** Names of the rules that the files of a tree break. */
async function broken(baseDir: string, folders: string[]): Promise<string[]> {
  const { forbidden, options = {} } = config;
  const { doNotFollow, exclude, tsPreCompilationDeps, enhancedResolveOptions } = options;
  const { output } = await cruise(
    folders,
    { baseDir, validate: true, ruleSet: { forbidden }, doNotFollow, exclude, tsPreCompilationDeps },
    { ...enhancedResolveOptions, extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  );
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

/** A temporary tree with two files, of which `from` imports `to`. */
function treeWhere(from: string, to: string): string {
  const root = temporaryFolder();
  for (const file of [from, to]) mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, to), 'export const value = 1;\n');
  const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
  writeFileSync(join(root, from), `export { value } from '${path}';\n`);
  return root;
}

test('no file imports what its layer may not', async () => {
  expect(await broken(process.cwd(), LAYERS)).toEqual([]);
});

test.each([
  ['web-imports-schema-only', 'web/src/app.ts', 'gateway/rest/client.ts'],
  ['web-imports-schema-only', 'web/src/app.ts', 'upstream/app.ts'],
  ['gateway-imports-schema-only', 'gateway/main.ts', 'upstream/app.ts'],
  ['gateway-imports-schema-only', 'gateway/main.ts', 'web/src/lib/paths.ts'],
  ['upstream-stands-alone', 'upstream/app.ts', 'schema/shop.ts'],
  ['schema-imports-nothing', 'schema/rules.ts', 'gateway/lib/json-readers.ts'],
  ['examples-stand-alone', 'docs/examples/place-an-order.ts', 'schema/shop.ts'],
  ['feature-imports-no-feature', 'web/src/features/cart/cart-page.ts', 'web/src/features/orders/order-row.ts'],
  ['web/src/ui-imports-what-is-below', 'web/src/ui/price.ts', 'web/src/features/cart/cart-page.ts'],
  ['gateway/rest-imports-what-is-below', 'gateway/rest/client.ts', 'gateway/domains/cart/cart.rest.ts'],
  ['gateway/rest-imports-what-is-below', 'gateway/rest/client.ts', 'gateway/app.ts'],
  ['upstream/database-imports-what-is-below', 'upstream/database/database.ts', 'upstream/seed/seed.ts'],
])('%s is found out when %s imports %s', async (rule, from, to) => {
  expect(await broken(treeWhere(from, to), [from.split('/')[0] ?? ''])).toEqual([`${rule}: ${from} -> ${to}`]);
});

test('a cycle is found out', async () => {
  const root = treeWhere('gateway/a.ts', 'gateway/b.ts');
  writeFileSync(join(root, 'gateway/b.ts'), "import { value } from './a.ts';\nexport { value };\n");
  expect((await broken(root, ['gateway']))[0]).toContain('no-cycles');
});
