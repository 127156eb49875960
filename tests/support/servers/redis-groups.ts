import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { eventually } from '../eventually.ts';
import { isInstalled } from '../script.ts';

export const REDIS_SERVER_IS_MISSING = !isInstalled('redis-server') || !isInstalled('redis-cli');
if (REDIS_SERVER_IS_MISSING)
  process.stdout.write('There is no redis-server: tests with servers of their own are skipped.\n');

const CLUSTER_BUS = 10_000; // a node's second port is its first and this

/** A port whose second one is free as well. Both are below those that the system gives out by itself, from 32,768 on. */
async function lowPort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 10_000);
    if ((await isFree(port)) && (await isFree(port + CLUSTER_BUS))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const free = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!free) return false;
  server.close();
  await once(server, 'close');
  return true;
}

const cli = (port: number, ...words: string[]): string =>
  execFileSync('redis-cli', ['-p', String(port), ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** For a test, which ends it. */
async function startServer(port: number, ...options: string[]): Promise<{ kill: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-redis-'));
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...options];
  const child = spawn('redis-server', words, { stdio: 'ignore' });
  const kill = (): void => void child.kill('SIGKILL');
  onTestFinished(() => {
    kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await eventually(() => cli(port, 'ping'));
  return { kill };
}

/** A server of the test's own. `configure` runs a command of redis-cli there. */
export async function startSingleServer(): Promise<{ url: string; configure: (command: string) => void }> {
  const port = await lowPort();
  await startServer(port);
  return { url: `redis://127.0.0.1:${port}`, configure: (command) => void cli(port, ...command.split(' ')) };
}

/** Three servers that share the keys. Returns their addresses. */
export async function startCluster(): Promise<string[]> {
  const ports = [await lowPort(), await lowPort(), await lowPort()];
  for (const port of ports)
    await startServer(port, '--cluster-enabled', 'yes', '--cluster-port', String(port + CLUSTER_BUS));
  const nodes = ports.map((port) => `127.0.0.1:${port}`);
  execFileSync('redis-cli', ['--cluster', 'create', ...nodes, '--cluster-yes'], { stdio: 'ignore' });
  await eventually(() => {
    for (const port of ports) {
      if (!cli(port, 'cluster', 'info').includes('cluster_state:ok')) throw new Error('The Cluster is not ready.');
    }
  });
  return nodes.map((node) => `redis://${node}`);
}

/** A server with TLS and a password. `certificate`: the file of what it shows, which a client must trust. */
export async function startSecureServer(password: string): Promise<{ url: string; certificate: string }> {
  const [plain, secure] = [await lowPort(), await lowPort()];
  const folder = mkdtempSync(join(tmpdir(), 'haat-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=redis -addext subjectAltName=IP:127.0.0.1';
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const files = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate];
  await startServer(plain, '--tls-port', String(secure), ...files, '--tls-auth-clients', 'no');
  cli(plain, 'config', 'set', 'requirepass', password);
  return { url: `rediss://:${encodeURIComponent(password)}@127.0.0.1:${secure}`, certificate };
}

/** A server with a copy, and a Sentinel that makes the copy the server when the first is gone. */
export async function startSentinel(name: string): Promise<{ url: string; killServer: () => void }> {
  const [first, copy, sentinel] = [await lowPort(), await lowPort(), await lowPort()];
  const server = await startServer(first);
  await startServer(copy, '--replicaof', '127.0.0.1', String(first));
  const folder = mkdtempSync(join(tmpdir(), 'haat-sentinel-'));
  const config = join(folder, 'sentinel.conf');
  const lines = [
    `port ${sentinel}`,
    'bind 127.0.0.1',
    `sentinel monitor ${name} 127.0.0.1 ${first} 1`,
    `sentinel down-after-milliseconds ${name} 1000`,
    `sentinel failover-timeout ${name} 5000`,
  ];
  writeFileSync(config, `${lines.join('\n')}\n`);
  const child = spawn('redis-server', [config, '--sentinel'], { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await eventually(() => {
    if (!cli(sentinel, 'sentinel', 'replicas', name).includes(String(copy)))
      throw new Error('The copy is not known yet.');
  });
  return { url: `redis://127.0.0.1:${sentinel}`, killServer: server.kill };
}
