import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Reply } from './child.ts';

/** A started process of the benchmark. */
export interface Running {
  pid: number;
  /** Port that it listens on; 0 for one that does not listen. */
  port: number;
  /** Has it do something (`obey` in child.ts) and waits for what comes of it. */
  ask: <T>(duty: string, input?: unknown) => Promise<T>;
  /** Ends it at once: it keeps nothing. */
  stop: () => Promise<void>;
}

export interface Program {
  file: string;
  args?: readonly string[];
  env?: Record<string, string>;
  /** Which core it may use, where processes can be pinned. */
  core: 0 | 1;
  /** What it prints once it serves, the address in it; undefined: it listens to nothing. */
  listens?: RegExp;
}

/** Milliseconds that a process may take until it serves. */
const START_MS = 30_000;
const TASKSET = ['/usr/bin/taskset', '/bin/taskset'].find((file) => existsSync(file));

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** True where each process gets a core of its own choice: Linux with `taskset` and two cores or more. */
export function canPin(cores: number): boolean {
  return TASKSET !== undefined && cores > 1;
}

/** Starts a program of this project and waits until it serves. It is ended with this process at the latest. */
export async function start({ file, args = [], env = {}, core, listens }: Program, pinned: boolean): Promise<Running> {
  const [command, ...words] = [
    ...(pinned && TASKSET ? [TASKSET, '-c', String(core)] : []),
    process.execPath,
    file,
    ...args,
  ];
  const child = spawn(command ?? '', words, {
    // Nothing of this machine's settings: every server runs with its defaults, in production.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  const port = await portOf(child, file, listens);
  // One thing is asked at a time, so that one is enough to know who waits.
  let waiting: ((reply: Reply) => void) | undefined;
  child.on('message', (reply: Reply) => waiting?.(reply));
  child.on('exit', () => waiting?.({ failed: 'it ended' }));
  return {
    pid: child.pid ?? 0,
    port,
    async ask<T>(duty: string, input?: unknown): Promise<T> {
      const { promise, resolve } = Promise.withResolvers<Reply>();
      waiting = resolve;
      child.send({ duty, input });
      const reply = await promise;
      if ('failed' in reply) throw new Error(`${file}, ${duty}: ${reply.failed}`);
      return reply.output as T;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Waits for the line that says where it serves. What it prints to stderr is shown: a benchmark is to run without a word. */
async function portOf(child: ChildProcess, file: string, listens: RegExp | undefined): Promise<number> {
  let printed = '';
  const port = Promise.withResolvers<number>();
  const look = (): void => {
    const found = listens?.exec(printed)?.[1];
    if (found) port.resolve(Number(found));
  };
  child.stdout?.on('data', (chunk: Buffer) => {
    if (printed.length < 10_000) printed += chunk.toString();
    look();
  });
  child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(`${file}: ${chunk.toString()}`));
  child.on('error', port.reject);
  child.on('exit', (code) => port.reject(new Error(`${file} ended (${code}) before it served:\n${printed}`)));
  const late = setTimeout(() => port.reject(new Error(`${file} did not serve in time:\n${printed}`)), START_MS);
  if (!listens) port.resolve(0);
  return port.promise.finally(() => clearTimeout(late));
}
