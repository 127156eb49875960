import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no shopper loads any of the sandbox, and none of it is loaded from elsewhere', () => {
  const filesWith = (part: string, pattern: RegExp): string[] =>
    globSync(`web/dist/${part}/assets/*.js`).filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(filesWith('shop', /react/i)).not.toEqual([]);
  expect(filesWith('shop', /graphiql|monaco-editor/i)).toEqual([]);
  expect(filesWith('sandbox', /graphiql/i)).not.toEqual([]);
  // Hosts of modules, styles and fonts. Links to documentation are allowed.
  expect(filesWith('sandbox', /esm\.sh|unpkg\.com|jsdelivr|cdnjs|fonts\.g|skypack/)).toEqual([]);
});

test('what makes HTML of texts in the sandbox’s editor is the DOMPurify of package.json, and no other', () => {
  const { version } = JSON.parse(readFileSync('node_modules/dompurify/package.json', 'utf8')) as { version: string };
  const built = globSync('web/dist/sandbox/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  const found = [...built.join('\n').matchAll(/\.version=[`'"]([\d.]+)[`'"][,;]\w+\.removed=\[\]/g)];
  expect(found.map(([, bundled]) => bundled)).toEqual([version]);
  // The current version when the bundled copy was replaced; package.json only raises it.
  expect(Number(/^3\.(\d+)\./.exec(version)?.[1])).toBeGreaterThanOrEqual(4);
});
