import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;
const CLASS = /\.([A-Za-z_][\w-]*)/g;

interface Use {
  file: string;
  sheet: string;
  /** Undefined: the sheet is passed whole, as in `classNames={classes}`. */
  name: string | undefined;
}

const classesOf = (sheet: string): Set<string> => {
  const rules = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
  return new Set([...rules.matchAll(CLASS)].map(([, name = '']) => name));
};

const uses: Use[] = globSync('web/{src,sandbox}/**/*.{ts,tsx}').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const body = text.replace(/^import .*$/gm, '');
  return [...text.matchAll(IMPORT)].flatMap(([, imported = '', path = '']) =>
    [...body.matchAll(new RegExp(`(?<![\\w.])${imported}\\b(?:\\.(\\w+)|\\['([^']+)'\\])?`, 'g'))].map(
      ([, property, key]) => ({ file, sheet: join(dirname(file), path), name: property ?? key }),
    ),
  );
});

test('the sheets and their uses are found', () => {
  expect(new Set(uses.map(({ file }) => file)).size).toBeGreaterThan(50);
});

// `undefined` at run time, and no type error.
test('every class of a component is in its style sheet', () => {
  const unknown = uses.filter(({ sheet, name }) => name !== undefined && !classesOf(sheet).has(name));
  expect(unknown).toEqual([]);
});

test('every class of a style sheet has a component', () => {
  const unused = globSync('web/{src,sandbox}/**/*.module.css').flatMap((sheet) => {
    const names = new Set(uses.filter((use) => use.sheet === sheet).map(({ name }) => name));
    return names.has(undefined)
      ? []
      : [...classesOf(sheet)].filter((name) => !names.has(name)).map((name) => `${sheet}: .${name}`);
  });
  expect(unused).toEqual([]);
});
