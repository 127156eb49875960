import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
const TRACKED = new Set(execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n'));
const FOLDERS = new Set(
  [...TRACKED].flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, at, parts) => parts.slice(0, at + 1).join('/')),
  ),
);

/**
 * Files and folders in a text: links, and code that looks like a path of this project. `<noun>` and `*` match anything.
 */
function namedFiles(markdown: string, folder = '.'): string[] {
  const links = [...markdown.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) =>
    join(folder, path),
  );
  const code = [...markdown.matchAll(/`((?:\.?[\w-]+\/)+[\w.*<>-]*|[\w-]+\.(?:md|json|ts|yaml)|\.env\.example)`/g)].map(
    ([, path = '']) => path,
  );
  return [...links, ...code];
}

function exists(path: string): boolean {
  const name = path.replace(/\/$/, '');
  if (TRACKED.has(name) || FOLDERS.has(name)) return true;
  const pattern = new RegExp(`(^|/)${name.replace(/[.+]/g, '\\$&').replace(/<\w+>|\*/g, '[^/]+')}$`);
  return (/[<*]/.test(name) || !name.includes('/')) && [...TRACKED].some((file) => pattern.test(file));
}

/** In the documents, but created on the user's machine and not in the repository. */
const MADE = /^(node_modules|\.data|(web|gateway)\/dist|upstream\/pictures|\.env|(.+\/)?generated(\/.*)?)\/?$/;

test.each(DOCUMENTS)('%s names only files that exist', (document) => {
  const named = namedFiles(readFileSync(document, 'utf8'), dirname(document)).filter((path) => !MADE.test(path));
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

test('every npm command that the README names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = DOCUMENTS.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=npm run )[\w:]+/g) ?? []);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((name) => !scripts[name])).toEqual([]);
  expect(existsSync('.ci/run')).toBe(true);
});
