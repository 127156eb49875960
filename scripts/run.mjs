/**
 * `node scripts/run.mjs NAME [arguments]` runs scripts/NAME.ts with the Node that package.json pins, installing the
 * dependencies first where they are missing or out of date. It is the one script that must run on any Node >= 20 with
 * nothing installed, hence plain JavaScript.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const STAMP = join(ROOT, 'node_modules', '.cache', 'haat', 'installed');
/** How often, in ms, this process looks whether npm, which started it, still lives. */
const PARENT_CHECK_MS = 1000;

process.chdir(ROOT);
install();
run(process.argv[2] ?? '', process.argv.slice(3));

function install() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(NODE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('Installing the dependencies (once, about a minute) ...\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, flags, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0 || !existsSync(NODE)) {
    process.stderr.write(
      '\nThe installation failed. Check that the npm registry can be reached and that install scripts are allowed ' +
        '(the package `node` needs its own), then try again: npm ci\n',
    );
    process.exit(1);
  }
  mkdirSync(join(STAMP, '..'), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/**
 * @param {string} name
 * @param {string[]} args
 */
function run(name, args) {
  const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}` };
  const child = spawn(NODE, [`scripts/${name}.ts`, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // Ctrl-C reaches the child by itself, from the terminal; it stops, and so does this process.
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
 * Names the process that started this one, and the one that started that: npm is one of the two, depending on whether the
 * shell that it runs scripts in stays. When one dies, its child gets another parent. Without this, a shop whose npm was
 * killed would go on unseen and keep its port.
 */
function ancestors() {
  const stat = `/proc/${process.ppid}/stat`;
  const grandparent = existsSync(stat)
    ? readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ')[1]
    : spawnSync('ps', ['-o', 'ppid=', '-p', String(process.ppid)], { encoding: 'utf8' }).stdout?.trim();
  return `${process.ppid} ${grandparent}`;
}
