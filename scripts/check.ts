import { existsSync } from 'node:fs';
import { run } from './build/steps.ts';

/** `cure` says what to do when the check fails. */
interface Check {
  name: string;
  command: readonly [string, ...string[]];
  cure: string;
  /** A folder without which the check is skipped; `npm run bench` makes it. */
  needs?: string;
}

/** Runs before the others, which read what it generates. */
const CODE_GENERATION: Check = {
  name: 'code generation',
  command: ['node', 'scripts/codegen.ts'],
  cure: 'see the errors above; codegen.ts names the plugins and their options',
};

/** Two lists that run side by side, one for each of two cores. */
const LANES: Check[][] = [
  [
    { name: 'schema', command: ['node', 'scripts/schema/check.ts'], cure: 'see the lines above' },
    { name: 'types', command: ['tsc', '--project', 'tsconfig.json'], cure: 'see the errors above' },
    {
      name: 'types of bench',
      needs: 'bench/node_modules',
      command: ['tsc', '--project', 'bench/peers'],
      cure: 'see the errors above',
    },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'], cure: 'npx prettier --write .' },
  ],
  [
    {
      name: 'layers',
      command: [
        'depcruise',
        '--config',
        '.dependency-cruiser.js',
        '--output-type',
        'err',
        'schema',
        'gateway',
        'upstream',
        'web',
        'tests',
        'scripts',
        'bench',
        'docs',
      ],
      cure: 'see docs/architecture.md; the order of the rooms is in scripts/house/rooms.ts',
    },
    { name: 'rooms', command: ['node', 'scripts/house/draw-rooms.ts', '--check'], cure: 'npm run rooms' },
    { name: 'licences', command: ['node', 'scripts/check/licences.ts'], cure: 'see the lines above' },
    {
      name: 'audit',
      command: ['node', 'scripts/check/audit.ts'],
      cure: 'npm audit; then a newer version, or an override',
    },
    { name: 'guards', command: ['vitest', 'run', '--project', 'node', 'tests/guards'], cure: 'see the errors above' },
    {
      name: 'lint GraphQL',
      command: ['eslint', '--max-warnings', '0', '{schema,web/src,docs/examples}/**/*.graphql'],
      cure: 'see the errors above; the rules are in graphql.eslint.config.js',
    },
    {
      name: 'lint',
      command: [
        'eslint',
        '--ignore-pattern',
        '**/*.graphql',
        '--cache',
        '--cache-location',
        'node_modules/.cache/haat/eslint',
        '--max-warnings',
        '0',
        '.',
      ],
      cure: 'npx eslint --fix .',
    },
  ],
];

const [generated] = await runLane([CODE_GENERATION]);
const results = generated ? await Promise.all(LANES.map(runLane)) : [[false]];
if (results.flat().includes(false)) process.exit(1);

async function runLane(checks: Check[]): Promise<boolean[]> {
  const passed: boolean[] = [];
  for (const { name, command, cure, needs } of checks) {
    const started = performance.now();
    const { code, output } =
      needs === undefined || existsSync(needs)
        ? await run(command)
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
