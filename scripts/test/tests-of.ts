/** The trees of tests are named like the trees that they test, without these folders. */
const UNNAMED = ['src', 'features'];

export interface Selection {
  tests: string[];
  /** Changed files whose folder has no tests of its own. */
  untested: string[];
}

/**
 * Tests of the folders that have changed, by name: `tests/gateway/domains/cart.rest.test.ts` and all others that begin
 * like it test `gateway/domains/cart/`. A changed test is itself one of them.
 */
export function testsOf(changed: readonly string[], allTests: readonly string[]): Selection {
  const chosen = new Set<string>();
  const untested: string[] = [];
  for (const file of changed) {
    const found = allTests.includes(file) ? [file] : testsOfFolder(file, allTests);
    for (const test of found) chosen.add(test);
    if (found.length === 0) untested.push(file);
  }
  return { tests: [...chosen].sort(), untested };
}

/** Tests of the innermost folder that has some. A tree as a whole is no folder: its tests take minutes. */
function testsOfFolder(file: string, allTests: readonly string[]): string[] {
  const [tree = '', ...folders] = file
    .split('/')
    .slice(0, -1)
    .filter((name) => !UNNAMED.includes(name));
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const start = ['tests', tree, ...folders.slice(0, depth)].join('/');
    const found = allTests.filter((test) => test.startsWith(`${start}/`) || test.startsWith(`${start}.`));
    if (found.length > 0) return found;
  }
  return ['schema', 'scripts', 'bench'].includes(tree)
    ? allTests.filter((test) => test.startsWith(`tests/${tree}/`))
    : [];
}
