import { readFileSync } from 'node:fs';
import { checkLockFile, PACKAGES, type LockFile, type PackageFile } from './lock-file.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const problems = PACKAGES.flatMap((folder) =>
  checkLockFile(read(`${folder}/package-lock.json`) as LockFile, read(`${folder}/package.json`) as PackageFile),
);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
