import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { showProgress } from './progress.ts';

/** Makes a result from files; runs again only if a file has changed or the result is missing. */
export interface Step {
  name: string;
  /** Printed while it runs and once it has run. */
  notice: string;
  seconds: number; // what it takes on two cores
  /** Globs of the files that the result depends on. */
  inputs: readonly string[];
  /** A file that exists once the step has run. */
  output: string;
  command: readonly [string, ...string[]];
}

/** The programs of the dependencies, also for a process that npm did not start. */
const BIN = resolve('node_modules', '.bin');
const CACHE = join('node_modules', '.cache', 'haat');

export const CODEGEN: Step = {
  name: 'codegen',
  notice: 'Generating types and hooks from the schema',
  seconds: 3,
  inputs: [
    'package-lock.json',
    'codegen.ts',
    'scripts/codegen/*.ts',
    'web/src/apollo/cache.ts',
    'schema/sdl/*.graphql',
    'web/src/**/*.graphql',
    'docs/examples/*.graphql',
    '{web/src,gateway,gateway/domains,docs/examples}/generated/*',
  ],
  output: 'gateway/generated/schema.ts',
  command: ['graphql-codegen', '--config', 'codegen.ts', '--silent'],
};

export const WEB: Step = {
  name: 'web',
  notice: 'Building the web app',
  seconds: 9,
  inputs: [
    'package-lock.json',
    'web/*.html',
    'web/*.ts',
    'web/public/**/*',
    'web/src/**/*',
    'schema/*.ts',
    'schema/sdl/*',
  ],
  output: 'web/dist/shop/index.html',
  command: ['vite', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
};

export const SANDBOX: Step = {
  name: 'sandbox',
  notice: 'Building the sandbox',
  seconds: 7,
  inputs: [
    'package-lock.json',
    'web/sandbox/**/*',
    'web/src/{theme/base.css,icon.svg}',
    'web/src/{apollo,lib,session}/*',
    'schema/**/*',
  ],
  output: 'web/dist/sandbox/index.html',
  command: ['vite', 'build', '--config', 'web/sandbox/vite.config.ts', '--logLevel', 'warn'],
};

export const GATEWAY: Step = {
  name: 'gateway',
  notice: 'Building the gateway',
  seconds: 4,
  inputs: ['package-lock.json', 'gateway/**/*.ts', 'schema/*.ts'],
  output: 'gateway/dist/start.js',
  command: ['vite', 'build', '--config', 'gateway/vite.config.ts', '--logLevel', 'warn'],
};

/** For tests alone. */
export const SEEDED_DATABASE: Step = {
  name: 'seeded-database',
  notice: 'Making the database of the tests',
  seconds: 4,
  inputs: ['package-lock.json', 'upstream/{auth,database,seed}/**/*', 'tests/support/servers/*seeded-database.ts'],
  output: 'node_modules/.cache/haat/seeded-database.tar',
  command: ['node', 'tests/support/servers/make-seeded-database.ts'],
};

/** For tests alone. */
export const EMPTY_DATABASE: Step = {
  name: 'empty-database',
  notice: 'Making an empty database for the tests',
  seconds: 4,
  inputs: ['package-lock.json', 'tests/support/servers/*empty-database.ts'],
  output: 'node_modules/.cache/haat/empty-database.tar',
  command: ['node', 'tests/support/servers/make-empty-database.ts'],
};

/** Runs the steps that are out of date, one after the other; those of a list at the same time. */
export async function make(...steps: (Step | Step[])[]): Promise<void> {
  for (const group of steps) {
    const outdated = [group].flat().filter((step) => !isUpToDate(step));
    if (outdated.length === 0) continue;
    const seconds = Math.max(...outdated.map((step) => step.seconds));
    const done = showProgress(outdated.map(({ notice }) => notice).join(', '), seconds);
    const lines = await Promise.all(outdated.map(remake)).finally(done);
    process.stdout.write(lines.join(''));
  }
}

/** Makes what the running shop does without until it is there: a failure is only told. */
export function makeBeside(step: Step): Promise<void> {
  return make(step).catch((error: Error) => void process.stderr.write(`${error.message}\n`));
}

/** Runs a step in any case; returns a line that says how long it took, and what the step has printed. */
export async function remake(step: Step): Promise<string> {
  const started = performance.now();
  // A step that is interrupted runs again, whatever its inputs are by then.
  rmSync(stamp(step), { force: true });
  const { code, output } = await run(step.command);
  if (code !== 0) throw new Error(`\n${output}\nThis step failed: ${step.command.join(' ')}`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp(step), fingerprint(step));
  return `${step.notice} ... ${((performance.now() - started) / 1000).toFixed(1)} s\n${output}`;
}

/** True if the result exists and no input has changed since. */
export function isUpToDate(step: Step): boolean {
  return existsSync(step.output) && existsSync(stamp(step)) && readFileSync(stamp(step), 'utf8') === fingerprint(step);
}

const stamp = ({ name }: Step): string => join(CACHE, name);

function fingerprint({ inputs }: Step): string {
  const hash = createHash('sha256');
  for (const file of globSync([...inputs], { withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Runs a command; returns its exit code and all that it printed. It ends with this process. */
export function run([command, ...args]: readonly [string, ...string[]]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}` };
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32', env });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const kill = (): void => void child.kill();
    process.once('exit', kill);
    child.on('error', reject).on('close', (code) => {
      process.off('exit', kill);
      resolve({ code: code ?? 1, output });
    });
  });
}
