import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Files that differ from a commit, with new ones and without deleted ones, relative to the project's root. */
export function changedFiles(since = 'HEAD'): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
  const files = [
    ...git('diff', '--name-only', '-z', since),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return files.filter((file) => existsSync(file));
}
