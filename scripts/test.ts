import { globSync } from 'node:fs';
import { changedFiles } from './changed-files.ts';
import { testsOf } from './test/tests-of.ts';
import { runVitest } from './test/vitest.ts';

/**
 * `npm test` runs all tests but the nightly ones, `npm test -- tests/gateway` those of files or folders, and
 * `npm test -- --changed [commit]` those of the folders that differ from a commit, by default the last one.
 */
const [first, ...others] = process.argv.slice(2);
if (first === '--changed') await runChanged(others[0]);
else await runVitest(withProjects(process.argv.slice(2)));

function withProjects(words: readonly string[]): string[] {
  return words.includes('--project') ? [...words] : ['--project', '!nightly*', ...words];
}

async function runChanged(since: string | undefined): Promise<void> {
  const changed = changedFiles(since);
  const { tests, untested } = testsOf(changed, globSync('tests/**/*.test.{ts,tsx}'));
  if (untested.length > 0) process.stdout.write(`No tests in their folder's name: ${untested.join(', ')}\n`);
  const says = `${changed.length} changed files, ${tests.length} test files of their folders.`;
  process.stdout.write(`${says} Before you push: npm test\n`);
  if (tests.length > 0) await runVitest(withProjects(tests));
}
