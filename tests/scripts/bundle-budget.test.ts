import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { bundleBudget, type Budget } from '../../web/bundle-budget.ts';
import { temporaryFolder } from '../support/folder.ts';

/** Random bytes, which hardly compress. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

/** Builds an app with a lazy screen: 2 kB of entry, 4 kB of screen, 8 kB of its shared code, 16 kB of style. */
async function buildWith(budget: Budget, screen = 'screen.js'): Promise<string[]> {
  const warnings: string[] = [];
  const root = temporaryFolder();
  const files = {
    'index.html': '<script type="module" src="./main.js"></script>',
    'main.js': `import './shared.js'; console.log('${noise(2000)}'); import('./screen.js'); import('./other.js');`,
    'screen.js': `import './shared.js'; import './screen.css'; console.log('${noise(4000)}');`,
    'other.js': `import './shared.js'; console.log('${noise(100_000)}');`,
    'shared.js': `console.log('${noise(8000)}');`,
    'screen.css': `a { content: '${noise(16_000)}' }`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { onwarn: (warning) => warnings.push(warning.message) } },
    plugins: [bundleBudget(screen, budget)],
  });
  return warnings;
}

test('a first load within its budget is told without a warning; what other screens load does not count', async () => {
  expect(await buildWith({ js: 17_000, css: 17_000 })).toEqual([]);
});

test.each([
  ['JavaScript', { js: 14_000, css: 17_000 }],
  ['CSS', { js: 17_000, css: 16_000 }],
])('one above its budget of %s is built with a warning that says by how much', async (_what, budget) => {
  expect(await buildWith(budget)).toEqual([
    expect.stringMatching(/screen\.js loads 1\d\.\d kB of JavaScript and 1\d\.\d kB of CSS; the budget is/),
  ]);
});

test('a screen that has moved is not taken for one that loads nothing', async () => {
  await expect(buildWith({ js: 17_000, css: 17_000 }, 'moved.js')).rejects.toThrow(
    'The build has no chunk of moved.js.',
  );
});
