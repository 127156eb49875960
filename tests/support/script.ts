import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';

export interface Ended {
  code: number | null;
  printed: string;
}

/** Whether a program is on this machine. Tests that need one that is missing are skipped, and say so. */
export const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

/** Runs a script of this project as `npm run` does, and waits for its end. */
export function runScript(name: string, args: readonly string[] = [], options: { cwd?: string } = {}): Promise<Ended> {
  return runProgram(resolve('scripts', name), args, options);
}

/** Runs a TypeScript program of this project with Node. */
export async function runProgram(
  file: string,
  args: readonly string[] = [],
  options: { cwd?: string } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [file, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}
