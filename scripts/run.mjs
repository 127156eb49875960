/**
 * `node scripts/run.mjs FILE [arguments]` runs a script with the Node that package.json pins, installing the
 * dependencies first where they are missing or out of date. Plain JavaScript, since it runs on any Node >= 20 with
 * nothing installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
/**
 * How glibc keeps memory; other C libraries ignore it. Pieces from 1 MB on go back to the system once they are free: by itself glibc
 * learns from the 16 MB that a hashed password takes to keep them, some 70 MB of the shop's memory at rest. And all threads share
 * what is kept: 20 MB less under load.
 */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: String(2 ** 20), MALLOC_ARENA_MAX: '1' };
/** How often this process checks, in ms, that npm, which started it, still runs. */
const PARENT_CHECK_MS = 1000;

process.chdir(ROOT);
install();
run(process.argv.slice(2));

function install() {
  if (installPackages('.', NODE, 'Installing the dependencies (once, about a minute)')) return;
  process.stderr.write(
    '\nThe installation failed. Check that the npm registry can be reached and that install scripts are allowed ' +
      '(the package `node` needs its own), then try again: npm ci\n',
  );
  process.exit(1);
}

/** @param {string[]} words the script and its arguments */
function run(words) {
  const PATH = `${BIN}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...ALLOCATOR, ...process.env, PATH };
  // undici says at each start that its interceptor for content encodings is new.
  const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', ...words], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  // As a shell does: 134 where Node gave up for a lack of memory.
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGABRT']));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // The terminal sends Ctrl-C to the child as well: the child stops, and then this process.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  if (process.env['npm_lifecycle_event']) {
    const starters = ancestors();
    setInterval(() => {
      if (ancestors() !== starters) child.kill('SIGTERM');
    }, PARENT_CHECK_MS).unref();
  }
}

/**
 * Returns the ids of this process's parent and grandparent. One of them is npm, depending on whether npm's shell stays.
 * When one ends, its child gets another parent. Without this check, a shop whose npm was killed would run on and keep
 * its port.
 */
function ancestors() {
  const stat = `/proc/${process.ppid}/stat`;
  const grandparent = existsSync(stat)
    ? readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ')[1]
    : spawnSync('ps', ['-o', 'ppid=', '-p', String(process.ppid)], { encoding: 'utf8' }).stdout?.trim();
  return `${process.ppid} ${grandparent}`;
}
