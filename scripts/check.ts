import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { run } from './build/steps.ts';
import { changedFiles } from './changed-files.ts';
import { installPackages } from './install.mjs';

interface Check {
  name: string;
  /** Words with spaces between them. */
  command: string;
  /** What to do when the check fails. */
  cure: string;
  /** A folder without which the check is skipped; `npm run bench` makes it. */
  needs?: string;
  /** Which files it reads one by one: `all` are the last words of its command, and with `--changed` those that match. */
  files?: { all: string; match: RegExp };
  /** `--changed` leaves it out. */
  whole?: true;
}

/** Runs before the others, which read what it generates. */
const CODE_GENERATION: Check = {
  name: 'code generation',
  command: 'node scripts/codegen/if-stale.ts',
  cure: 'see the errors above; codegen.ts names the plugins and their options',
};

const ABOVE = 'see the errors above';

/** Two lists that run side by side, one for each of two cores. */
const LANES: Check[][] = [
  [
    { name: 'schema', command: 'node scripts/schema/check.ts', cure: ABOVE },
    { name: 'types', command: 'tsc --project tsconfig.json', cure: ABOVE },
    {
      name: 'lint',
      command: 'oxlint',
      files: { all: '.', match: /\.(tsx?|m?js)$/ },
      cure: 'oxlint --fix; the rules are in oxlint.config.ts',
    },
    { name: 'types of bench', needs: 'bench/node_modules', command: 'tsc --project bench/peers', cure: ABOVE },
    {
      name: 'format',
      command: 'oxfmt --check --no-error-on-unmatched-pattern',
      files: { all: '.', match: /./ },
      cure: 'npx oxfmt',
    },
    { name: 'licences', command: 'node scripts/check/licences.ts', whole: true, cure: ABOVE },
    {
      name: 'audit',
      command: 'node scripts/check/audit.ts',
      whole: true,
      cure: 'npm audit; then a newer version, or an override',
    },
    {
      name: 'lint GraphQL',
      command: 'eslint --config scripts/lint/eslint.config.js --max-warnings 0',
      files: {
        all: '{schema/sdl,web/src,docs/examples}/**/*.graphql',
        match: /^(schema\/sdl|web\/src|docs\/examples)\/.*\.graphql$/,
      },
      cure: 'see the errors above; the rules are in scripts/lint/eslint.config.js',
    },
  ],
  [
    {
      name: 'layers',
      command:
        'depcruise --config scripts/lint/layers.js --output-type err schema gateway upstream web tests scripts bench docs',
      cure: 'see docs/architecture.md; the order of the rooms is in scripts/rooms.ts',
    },
    {
      name: 'leftovers',
      // What is generated uses exports, too.
      command: 'knip --config scripts/lint/knip.ts --no-gitignore',
      cure: 'delete what nothing uses; what is named in a string alone is an entry of scripts/lint/knip.ts',
    },
    { name: 'guards', command: 'vitest run --project node tests/guards', whole: true, cure: ABOVE },
  ],
];

/** Installed here, since `npm start` needs none of their 150 packages. */
const LINTERS = resolve('scripts/lint/node_modules/.bin');
if (!installPackages('scripts/lint', `${LINTERS}/eslint`, 'Installing the linters (once)')) process.exit(1);
process.env['PATH'] = `${LINTERS}${delimiter}${process.env['PATH']}`;

const changed = process.argv.includes('--changed') ? changedFiles() : undefined;
const [generated] = await runLane([CODE_GENERATION]);
const results = generated ? await Promise.all(LANES.map(runLane)) : [[false]];
if (results.flat().includes(false)) process.exit(1);

/** The command's words; undefined: there is nothing for it to check. */
function wordsOf({ command, files, whole }: Check): [string, ...string[]] | undefined {
  const [program = '', ...words] = command.split(' ');
  if (changed && whole) return undefined;
  const chosen = files && (changed ? changed.filter((file) => files.match.test(file)) : [files.all]);
  return chosen?.length === 0 ? undefined : [program, ...words, ...(chosen ?? [])];
}

async function runLane(checks: Check[]): Promise<boolean[]> {
  const passed: boolean[] = [];
  for (const check of checks) {
    const { name, cure, needs } = check;
    const words = wordsOf(check);
    if (!words) continue;
    const started = performance.now();
    const { code, output } =
      needs === undefined || existsSync(needs)
        ? await run(words)
        : { code: 0, output: `skipped: there is no ${needs}; npm run bench makes it.` };
    const ok = code === 0;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const [, skipped] = /^skipped: (.*)$/m.exec(output) ?? [];
    const verdict = skipped === undefined ? 'ok    ' : 'skip  ';
    process.stdout.write(
      `${ok ? verdict : 'FAILED'} ${name.padEnd(16)} ${seconds} s  ${skipped ?? ''}\n`.replace(/ +\n$/, '\n'),
    );
    if (!ok) process.stdout.write(`${output}\nTo mend it: ${cure}\n`);
    passed.push(ok);
  }
  return passed;
}
