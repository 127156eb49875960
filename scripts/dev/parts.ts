import { spawn, type ChildProcess } from 'node:child_process';

export interface Part {
  command: string;
  args: readonly string[];
  /** Added to the variables of this process. */
  env?: Record<string, string>;
}

/** A program that restarts when a file in these folders changes, also a file that it reads and does not import. */
export function watched(program: string, folders: readonly string[], env: Record<string, string> = {}): Part {
  const watch = folders.map((folder) => `--watch-path=${folder}`);
  // As in run.mjs, which does it for `npm start`.
  const quiet = '--disable-warning=ExperimentalWarning';
  return { command: 'node', args: [quiet, ...watch, '--watch-preserve-output', program], env };
}

/** Vite's server with hot reload. */
export function webPart(port: number, gatewayPort: string): Part {
  return {
    command: 'vite',
    args: ['--config', 'web/vite.config.ts', '--clearScreen', 'false'],
    env: { PORT: String(port), GATEWAY_URL: `http://127.0.0.1:${gatewayPort}` },
  };
}

/** Code generation on each change of schema or documents. graphql-codegen's own watcher needs a native package. */
export const CODEGEN_PART = watched('scripts/codegen/if-stale.ts', ['schema', 'web/src']);

/** Runs processes side by side and prefixes their lines with their names. All end when one ends or a signal comes. */
export function runParts(parts: Record<string, Part>): void {
  const children: ChildProcess[] = [];
  const stop = (): void => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const [name, { command, args, env }] of Object.entries(parts)) {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) =>
        process.stdout.write(chunk.toString().replace(/^(?=.)/gm, () => `${name.padEnd(9)}| `)),
      );
    }
    child.on('exit', () => {
      stop();
      // The IPC channel to the parent process would keep this one alive.
      if (children.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)) process.exit();
    });
    children.push(child);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);
}
