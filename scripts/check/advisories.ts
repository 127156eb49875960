import { satisfies } from 'semver';
import type { LockFile } from './lock-file.ts';

/** A known vulnerability. */
export interface Advisory {
  /** The package. */
  name: string;
  /** Versions that have the fault, such as `>=1.0.0 <1.2.3`. */
  range: string;
  /** As npm says it: low, moderate, high or critical. */
  severity: string;
}

/** Advisories that concern a locked version. */
export function concerning({ packages }: LockFile, advisories: readonly Advisory[]): Advisory[] {
  return advisories.filter(({ name, range }) =>
    Object.entries(packages).some(
      ([path, { version }]) =>
        path.endsWith(`node_modules/${name}`) && satisfies(version ?? '', range, { includePrerelease: true }),
    ),
  );
}
