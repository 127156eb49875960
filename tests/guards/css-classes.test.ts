import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;
const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** Classes that a component uses and that their style sheet does not have: `undefined` at run time, and no type error. */
function unknownClasses(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const body = text.replace(/^import .*$/gm, '');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', sheet = '']) => {
    const styles = readFileSync(join(dirname(file), sheet), 'utf8');
    const known = new Set([...styles.matchAll(CLASS)].map(([, known]) => known));
    const uses = body.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'));
    const used = [...uses].map(([, property, key]) => property ?? key ?? '');
    return used.filter((one) => !known.has(one)).map((one) => `${file}: ${name}.${one} is not in ${sheet}`);
  });
}

test('every class of a component is in its style sheet', () => {
  const files = globSync('web/{src,sandbox}/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('.module.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(unknownClasses)).toEqual([]);
});
