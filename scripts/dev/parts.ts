import { spawn, type ChildProcess } from 'node:child_process';

/** A process that runs while developing. */
export interface Part {
  command: string;
  args: readonly string[];
  /** Variables besides those of this process. */
  env?: Record<string, string>;
}

/** A program of this project, started again when a file of these folders changes, also one that it only reads. */
export function watched(program: string, folders: readonly string[], env: Record<string, string> = {}): Part {
  const watch = folders.map((folder) => `--watch-path=${folder}`);
  return { command: 'node', args: [...watch, '--watch-preserve-output', program], env };
}

/** The web app with hot reload at `port`, in front of a gateway. */
export function webPart(port: number, gatewayPort: string): Part {
  return {
    command: 'vite',
    args: ['--config', 'web/vite.config.ts', '--clearScreen', 'false'],
    env: { PORT: String(port), GATEWAY_URL: `http://127.0.0.1:${gatewayPort}` },
  };
}

/** Types and hooks, made again when schema or documents change: graphql-codegen's own watcher wants a native package. */
export const CODEGEN_PART = watched('scripts/codegen/if-stale.ts', ['schema', 'web/src']);

/** Runs processes side by side, each line with its part's name in front; when one ends or a signal comes, all end. */
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
      // The channel to the process that started this one would keep it going.
      if (children.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)) process.exit();
    });
    children.push(child);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);
}
