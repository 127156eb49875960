import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from 'redis';
import { eventually } from '../../support/eventually.ts';
import { freePort } from '../../support/free-port.ts';
import { isInstalled } from '../../support/script.ts';
import { NGINX_IS_MISSING } from '../../support/servers/nginx.ts';

/** A server of the test's own, which it may kill. It listens on the same port after each start. */
export interface Killable extends AsyncDisposable {
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>; // without a warning
}

const POSTGRES_PROGRAMS = '/usr/lib/postgresql';

/** Undefined where Debian's PostgreSQL is not installed. */
function postgresFolder(): string | undefined {
  const version = existsSync(POSTGRES_PROGRAMS) && readdirSync(POSTGRES_PROGRAMS).toSorted().at(-1);
  return version ? join(POSTGRES_PROGRAMS, version, 'bin') : undefined;
}

const missing = [
  ...(postgresFolder() && process.getuid?.() === 0 ? [] : ['PostgreSQL (as root, who may run it as its own user)']),
  ...(isInstalled('redis-server') ? [] : ['Redis']),
  ...(NGINX_IS_MISSING ? ['nginx'] : []),
];
export const IS_INCOMPLETE = missing.length > 0;
if (IS_INCOMPLETE) process.stdout.write(`The scale test is skipped. It needs ${missing.join(', ')}.\n`);

/** Keeps nothing on disk, as a cache does. */
export async function startRedis(): Promise<Killable> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const start = async (): Promise<void> => {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
    await eventually(async () => {
      const client = createClient({ url, socket: { reconnectStrategy: false } }).on('error', () => undefined);
      await client.connect().then(() => client.ping());
      client.destroy();
    });
  };
  await start();
  return { url, start, kill, [Symbol.asyncDispose]: kill };
}

/** A new database cluster. `kill` stops it as a crash does: it recovers from its log at the next start. */
export async function startPostgres(): Promise<Killable> {
  const port = await freePort();
  const folder = mkdtempSync('/tmp/haat-postgres-'); // the tests' own folder is closed to other users
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const run = (program: string, ...words: string[]): unknown =>
    execFileSync('runuser', ['-u', 'postgres', '--', join(postgresFolder() ?? '', program), ...words], {
      cwd: folder,
      stdio: 'ignore',
    });
  run('initdb', '-D', data, '-A', 'trust', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const start = async (): Promise<void> => void run('pg_ctl', '-D', data, '-w', '-o', options, 'start');
  const kill = async (): Promise<void> => void run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    kill,
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
