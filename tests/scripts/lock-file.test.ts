import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLockFile, type LockFile, type PackageFile } from '../../scripts/check/lock-file.ts';

const check = (locked: object, allowScripts: Record<string, boolean> = {}, name = 'a'): string[] =>
  checkLockFile(
    { packages: { '': {}, [`node_modules/b/node_modules/${name}`]: { integrity: 'sha512-x', ...locked } } },
    { allowScripts },
  );

test.each(['MIT', '(MIT OR GPL-3.0)', 'GPL-3.0 OR MIT', 'MIT AND ISC', '(MIT AND (GPL-2.0 OR Zlib))', 'CC0-1.0'])(
  '%s may be used',
  (license) => {
    expect(check({ license })).toEqual([]);
  },
);

test.each(['GPL-3.0', 'MIT AND GPL-3.0', '(GPL-2.0 OR AGPL-3.0)', 'LGPL-3.0-or-later', 'SEE LICENSE IN x', undefined])(
  '%s may not',
  (license) => {
    expect(check({ license }).join()).toMatch(/^a: its licence is/);
  },
);

test('LGPL is for libvips alone', () => {
  const license = 'Apache-2.0 AND LGPL-3.0-or-later';
  expect(check({ license }, {}, '@img/sharp-libvips-linux-x64')).toEqual([]);
  expect(check({ license })).toHaveLength(1);
});

test('a package without a hash, or with an install script that nobody has spoken of, is a problem', () => {
  expect(check({ license: 'MIT', integrity: undefined }).join()).toContain('has no integrity');
  expect(check({ license: 'MIT', hasInstallScript: true }).join()).toContain('allowScripts');
  expect(check({ license: 'MIT', hasInstallScript: true }, { a: false })).toEqual([]);
});

test('the installed packages have no problem', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const lock = read('package-lock.json') as LockFile;
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  expect(checkLockFile(lock, read('package.json') as PackageFile)).toEqual([]);
});
