/** What is looked at of package-lock.json. */
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

/** What is looked at of package.json. */
export interface PackageFile {
  allowScripts?: Record<string, boolean>;
}

/** Licences, by their SPDX names, under which a package may be used and passed on with no more than its notice. */
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

/** Packages whose licence is another one, and why they may be used all the same. */
const EXCEPTIONS: readonly [name: RegExp, licence: string][] = [
  // libvips, which sharp loads as a library of its own.
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
];

/** What is wrong with the packages that are installed, a sentence each: a licence, a missing hash, an unknown install script. */
export function checkLockFile({ packages }: LockFile, { allowScripts = {} }: PackageFile): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    // The first is this project, links are to folders of it.
    if (path === '' || locked.link) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { hasInstallScript, integrity, license } = locked;
    return [
      !isAllowed(name, license) &&
        `${name}: its licence is ${license ?? 'not said'}, which is not among those of scripts/check/lock-file.ts.`,
      !integrity && `${path}: has no integrity. Take it from the registry, not from a file or an address.`,
      hasInstallScript &&
        !(name in allowScripts) &&
        `${name}: has an install script. Say in "allowScripts" of package.json whether it may run.`,
    ].filter((problem) => typeof problem === 'string');
  });
}

/** Understands the expressions that SPDX has: names with OR, AND and parentheses. */
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
