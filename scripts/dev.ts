import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { loadConfig } from '../gateway/config.ts';
import { CODEGEN, make, PICTURES, remake } from './steps.ts';

/** Where the parts listen while developing; the shop itself is at PORT, served and hot-reloaded by Vite. */
const GATEWAY_PORT = '4010';
const UPSTREAM_PORT = '4011';
/** Pause, in ms, after the last of a burst of changes, before code is generated anew. */
const SETTLE_MS = 200;

const { port, upstreamUrl } = loadConfig();
await make(CODEGEN, PICTURES);

const upstream = upstreamUrl ?? `http://127.0.0.1:${UPSTREAM_PORT}`;
const env = { ...process.env, UPSTREAM_PORT, UPSTREAM_URL: upstream, GATEWAY_URL: `http://127.0.0.1:${GATEWAY_PORT}` };
const watching = ['--watch', '--watch-preserve-output'];
const publicUrl = `http://localhost:${port}`;
const parts = [
  start('gateway', 'node', [...watching, 'gateway/main.ts'], { PORT: GATEWAY_PORT, PUBLIC_URL: publicUrl }),
  start('web', 'vite', ['--config', 'web/vite.config.ts', '--clearScreen', 'false'], { PORT: String(port) }),
  ...(upstreamUrl ? [] : [start('upstream', 'node', [...watching, 'upstream/main.ts'])]),
];
watchDocuments();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);
void Promise.race(parts.map(({ ended }) => ended)).then(stop);
await Promise.all(parts.map(({ ended }) => ended));
process.exit();

/** Starts a part of the shop; its lines are shown with its name in front. */
function start(name: string, command: string, args: string[], more: Record<string, string> = {}) {
  const shell = process.platform === 'win32';
  const child: ChildProcess = spawn(command, args, {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) =>
      process.stdout.write(chunk.toString().replace(/^(?=.)/gm, `${name.padEnd(9)}| `)),
    );
  }
  return { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) };
}

function stop(): void {
  for (const { child } of parts) child.kill('SIGTERM');
}

/** Generates code whenever the schema or a document changes; the other parts reload because of what is generated. */
function watchDocuments(): void {
  let timer: NodeJS.Timeout | undefined;
  const changed = (_event: string, file: string | null): void => {
    if (!file?.endsWith('.graphql')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      remake(CODEGEN).catch((error: unknown) => process.stderr.write(`${(error as Error).message}\n`));
    }, SETTLE_MS);
  };
  for (const folder of ['schema', 'web/src']) watch(folder, { recursive: true }, changed);
}
