import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';
import { freePort } from '../free-port.ts';

export const NGINX_IS_MISSING = spawnSync('nginx', ['-v']).error !== undefined;
if (NGINX_IS_MISSING)
  process.stdout.write('There is no nginx: its tests are skipped. apt-get install nginx-light brings it.\n');

export interface Nginx extends AsyncDisposable {
  url: string;
  pid: number | undefined; // of its master process
  /** The access log so far. */
  log: () => string;
}

/** nginx with ops/nginx/, in front of these gateways. Only the two files that say where things are differ. */
export async function startNginx(gateways: readonly string[], tls?: { cert: string; key: string }): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-nginx-'));
  const conf = (name: string): string => join(folder, 'conf', name);
  cpSync('ops/nginx', join(folder, 'conf'), { recursive: true });
  const port = await freePort();
  const listen = tls
    ? readFileSync(conf('tls.conf'), 'utf8')
        .replace('listen 8443', `listen 127.0.0.1:${port}`)
        .replace('/run/secrets/tls.crt', tls.cert)
        .replace('/run/secrets/tls.key', tls.key)
    : `listen 127.0.0.1:${port};\n`;
  writeFileSync(conf('listen.conf'), listen);
  const servers = gateways.map((url) => `server ${new URL(url).host} max_fails=2 fail_timeout=2s;`).join('\n  ');
  const template = readFileSync(conf('gateways.conf'), 'utf8');
  writeFileSync(conf('gateways.conf'), template.replace(/(?:server gateway-\d:4000[^;]*;\s*)+/, `${servers}\n  `));
  const log = join(folder, 'log');
  const out = openSync(log, 'a');
  const directives = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const child = spawn('nginx', ['-p', folder, '-c', conf('nginx.conf'), '-g', directives], {
    stdio: ['ignore', out, out],
  });
  const ended = once(child, 'close');
  const printed = (): string => readFileSync(log, 'utf8');
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${printed()}`);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  });
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    pid: child.pid,
    log: printed,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * What is seen within one second of the clock, since each has answers of its own. What was asked in two says nothing about
 * that, and is asked again: at a new address, where an answer must be the first.
 */
export async function withinOneSecond<Seen>(ask: () => Promise<Seen>): Promise<Seen> {
  const secondNow = (): number => Math.floor(Date.now() / 1000);
  for (;;) {
    const second = secondNow();
    const seen = await ask();
    if (secondNow() === second) return seen;
  }
}
