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
function buildWith(budget: Budget, screen = 'screen.js') {
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
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [bundleBudget(screen, budget)],
  });
}

test('a first load within its budget is built; what other screens load does not count', async () => {
  await expect(buildWith({ js: 17_000, css: 17_000 })).resolves.toBeDefined();
});

test.each([
  ['JavaScript', { js: 14_000, css: 17_000 }],
  ['CSS', { js: 17_000, css: 16_000 }],
])('one above its budget of %s fails the build, saying by how much', async (_what, budget) => {
  await expect(buildWith(budget)).rejects.toThrow(
    /screen\.js loads 1\d\.\d kB of JavaScript and 1\d\.\d kB of CSS; it/,
  );
});

test('a screen that has moved is not taken for one that loads nothing', async () => {
  await expect(buildWith({ js: 17_000, css: 17_000 }, 'moved.js')).rejects.toThrow(
    'The build has no chunk of moved.js.',
  );
});
