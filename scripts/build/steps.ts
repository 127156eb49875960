import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something to be made from files: run again only when one of them, or the result's existence, has changed. */
export interface Step {
  name: string;
  /** What is said while it runs. */
  says: string;
  /** Globs of everything that the result depends on. */
  inputs: readonly string[];
  /** A file that exists once the step has run. */
  output: string;
  command: readonly [string, ...string[]];
  /** True for a long one, whose own lines are shown as they come. */
  tells?: boolean;
}

const CACHE = join('node_modules', '.cache', 'haat');

export const CODEGEN: Step = {
  name: 'codegen',
  says: 'Generating types and hooks from the schema',
  inputs: [
    'package-lock.json',
    'codegen.ts',
    'scripts/codegen/registered-operations.ts',
    'web/src/apollo/cache.ts',
    'schema/*.graphql',
    'web/src/**/*.graphql',
    'docs/examples/*.graphql',
  ],
  output: 'gateway/generated/schema.ts',
  command: ['graphql-codegen', '--config', 'codegen.ts', '--silent'],
};

export const PICTURES: Step = {
  name: 'pictures',
  says: 'Composing the product pictures (once, about a minute)',
  inputs: ['package-lock.json', 'upstream/seed/*.ts'],
  output: 'upstream/pictures',
  command: ['node', 'upstream/seed/compose-pictures.ts'],
  tells: true,
};

export const WEB: Step = {
  name: 'web',
  says: 'Building the web app',
  inputs: ['package-lock.json', 'web/index.html', 'web/*.ts', 'web/public/**/*', 'web/src/**/*', 'schema/*'],
  output: 'web/dist/shop/index.html',
  command: ['vite', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
};

export const SANDBOX: Step = {
  name: 'sandbox',
  says: 'Building the sandbox',
  inputs: [
    'package-lock.json',
    'web/sandbox/**/*',
    'web/src/{theme.css,icon.svg}',
    'web/src/{apollo,lib,session}/*',
    'schema/**/*',
  ],
  output: 'web/dist/sandbox/index.html',
  command: ['vite', 'build', '--config', 'web/sandbox/vite.config.ts', '--logLevel', 'warn'],
};

/** Runs those of the steps that are out of date, one after the other. */
export async function make(...steps: Step[]): Promise<void> {
  for (const step of steps) if (!isUpToDate(step)) await remake(step);
}

/** Runs a step whether it is out of date or not, telling how long it took, unless it tells so itself. */
export async function remake(step: Step): Promise<void> {
  process.stdout.write(`${step.says} ...${step.tells ? '\n' : ''}`);
  const started = performance.now();
  const { code, output } = await run(step.command, step.tells ? (text) => process.stdout.write(text) : undefined);
  if (code !== 0) throw new Error(`\n${output}\nThis step failed: ${step.command.join(' ')}`);
  if (!step.tells) process.stdout.write(` ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp(step), fingerprint(step));
}

/** True if the step's result is there and none of its inputs has changed since. */
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

/** Runs a command and gives back how it ended and all that it printed; `onText` gets that as it comes. */
export function run(
  [command, ...args]: readonly [string, ...string[]],
  onText?: (text: string) => void,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      onText?.(chunk.toString());
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject).on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
