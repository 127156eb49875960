import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import type { Reply } from './child.ts';

export interface Running {
  pid: number;
  /** 0: it does not listen. */
  port: number;
  printed: () => string;
  /** Calls a handler of the process (`handleRequests` in child.ts) and returns its result. */
  ask: <T>(name: string, input?: unknown) => Promise<T>;
  stop: () => Promise<void>; // kills it: it has nothing to save
}

export interface Program {
  file: string;
  args?: readonly string[];
  env?: Record<string, string>;
  /** The core that it is pinned to, where `CAN_PIN`. */
  core: 0 | 1;
  /** Matches the line that it prints once it serves; group 1 is the port. Undefined: it does not listen. */
  listens?: RegExp;
}

const TASKSET = ['/usr/bin/taskset', '/bin/taskset'].find((file) => existsSync(file));

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** True where processes can be pinned to cores: Linux with `taskset`, and two cores or more. */
export const CAN_PIN = TASKSET !== undefined && availableParallelism() > 1;

/** Starts a program of this project and waits until it serves. It ends with this process at the latest. */
export async function start({ file, args = [], env = {}, core, listens }: Program): Promise<Running> {
  const [command, ...words] = [
    ...(CAN_PIN && TASKSET ? [TASKSET, '-c', String(core)] : []),
    process.execPath,
    '--disable-warning=ExperimentalWarning', // of undici's interceptor for content encodings
    file,
    ...args,
  ];
  const child = spawn(command ?? '', words, {
    // No other variables of this machine: every server runs with its production defaults.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const port = await portOf(child, file, listens, () => printed);
  // The parent makes one request at a time.
  let waiting: ((reply: Reply) => void) | undefined;
  child.on('message', (reply: Reply) => waiting?.(reply));
  child.on('exit', () => waiting?.({ failed: 'it ended' }));
  return {
    pid: child.pid ?? 0,
    port,
    printed: () => printed,
    async ask<T>(name: string, input?: unknown): Promise<T> {
      const { promise, resolve } = Promise.withResolvers<Reply>();
      waiting = resolve;
      child.send({ name, input });
      const reply = await promise;
      if ('failed' in reply) throw new Error(`${file}, ${name}: ${reply.failed}`);
      return reply.output as T;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Waits for the line with the port. Prints all stderr output, since there should be none. */
async function portOf(
  child: ChildProcess,
  file: string,
  listens: RegExp | undefined,
  printed: () => string,
): Promise<number> {
  const port = Promise.withResolvers<number>();
  if (!listens) port.resolve(0);
  child.stdout?.on('data', () => {
    const found = listens?.exec(printed())?.[1];
    if (found) port.resolve(Number(found));
  });
  child.stderr?.pipe(process.stderr, { end: false });
  child.on('exit', (code) => port.reject(new Error(`${file} ended (${code}) before it served:\n${printed()}`)));
  return port.promise;
}

/** The machine of a run in a few words: figures of different machines must not be compared. */
export function describeMachine(): string {
  const cores = CAN_PIN ? 'one for the server, another for API and load' : 'the processes were not pinned to one';
  return `${cpus()[0]?.model.trim() ?? 'an unknown processor'}, ${availableParallelism()} cores (${cores}), Node ${process.version}`;
}

/** CPU time of the threads of a process so far, in µs; NaN without /proc. What threads took that have ended is missing. */
export function cpuMicroseconds(pid: number): number {
  const files = globSync(`/proc/${pid}/task/*/schedstat`);
  // The time is in ns. /proc/PID/stat has it in hundredths of a second, too coarse for a round.
  const times = files.map((file) => Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1000);
  return times.length > 0 ? times.reduce((sum, time) => sum + time) : NaN;
}
