/** Folders with a package.json and a lock file. */
export const PACKAGES = [
  '.',
  'bench',
  'scripts/lighthouse',
  'scripts/lint',
  'scripts/migration',
  'tests/nightly/bucket',
] as const;

/** The fields of package-lock.json that are read. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

/** The fields of package.json that are read. */
export interface PackageFile {
  allowScripts?: Record<string, boolean>;
}

/** SPDX names of licences that allow use and redistribution with no more than a notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages with another licence that may be used all the same, with the reason. */
const EXCEPTIONS: readonly [name: RegExp, licence: string][] = [
  // libvips, a shared library that sharp loads.
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
  // MIT, told by their own files alone. They come with the S3 server of the tests.
  [/^(busboy|humanize-number|streamsearch)$/, ''],
];

/** A sentence for each package with a wrong licence, without a hash, or with an install script that is not decided on. */
export function checkLockFile({ packages }: LockFile, { allowScripts = {} }: PackageFile): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    // The first entry is the project itself; links lead to folders of it.
    if (path === '' || locked.link) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { hasInstallScript, integrity, license } = locked;
    return [
      !isAllowed(name, license) &&
        `${name}: its licence is ${license ?? 'missing'}, which is not among those of scripts/check/lock-file.ts.`,
      !integrity && `${path}: has no integrity. Take it from the registry, not from a file or an address.`,
      hasInstallScript &&
        !(name in allowScripts) &&
        `${name}: has an install script. Say in "allowScripts" of package.json whether it may run.`,
    ].filter((problem) => typeof problem === 'string');
  });
}

/** Reads SPDX expressions: names with OR, AND and parentheses. */
function isAllowed(name: string, license = ''): boolean {
  const isOne = (id: string): boolean =>
    ALLOWED.has(id) || EXCEPTIONS.some(([pattern, excepted]) => pattern.test(name) && excepted === id);
  const inner = /\(([^()]*)\)/.exec(license);
  if (inner)
    return isAllowed(
      name,
      license.replace(inner[0], () => (isAllowed(name, inner[1]) ? 'MIT' : 'NONE')),
    );
  return license.split(' OR ').some((choice) => choice.split(' AND ').every((id) => isOne(id.trim())));
}
