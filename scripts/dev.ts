import { spawn, type ChildProcess } from 'node:child_process';
import { loadConfig } from '../gateway/config.ts';
import { CODEGEN, make, PICTURES } from './steps.ts';

/** Where the parts listen while developing; the shop itself is at PORT, served and hot-reloaded by Vite. */
const GATEWAY_PORT = '4010';
const UPSTREAM_PORT = '4011';

const { port, upstreamUrl } = loadConfig();
await make(CODEGEN, PICTURES);

const upstream = upstreamUrl ?? `http://127.0.0.1:${UPSTREAM_PORT}`;
const env = { ...process.env, UPSTREAM_PORT, UPSTREAM_URL: upstream, GATEWAY_URL: `http://127.0.0.1:${GATEWAY_PORT}` };
const parts: Record<string, ChildProcess> = {
  codegen: start('graphql-codegen', ['--config', 'codegen.ts', '--watch', '--silent']),
  gateway: start('node', ['--watch', '--watch-preserve-output', 'gateway/main.ts'], {
    PORT: GATEWAY_PORT,
    PUBLIC_URL: `http://localhost:${port}`,
  }),
  web: start('vite', ['--config', 'web/vite.config.ts', '--clearScreen', 'false'], { PORT: String(port) }),
};
if (!upstreamUrl) parts['upstream'] = start('node', ['--watch', '--watch-preserve-output', 'upstream/main.ts']);

for (const [name, child] of Object.entries(parts)) {
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) =>
      process.stdout.write(chunk.toString().replace(/^(?=.)/gm, `${name.padEnd(9)}| `)),
    );
  }
  child.on('exit', stop);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);

function start(command: string, args: string[], more: Record<string, string> = {}): ChildProcess {
  return spawn(command, args, {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
}

function stop(): void {
  for (const child of Object.values(parts)) child.kill('SIGTERM');
}
