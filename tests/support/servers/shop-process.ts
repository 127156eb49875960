import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { GATEWAY, isUpToDate } from '../../../scripts/build/steps.ts';

/** What `npm start` runs, if it is no older than its sources. Those take three times as long to start. */
const ENTRY = isUpToDate(GATEWAY) ? GATEWAY.output : 'gateway/main.ts';

/** A started shop process and all that it has printed. */
export interface ShopProcess {
  child: ChildProcess;
  printed: () => string;
  /** Waits until it has printed something that matches; fails if it ends before. */
  until: (pattern: RegExp) => Promise<RegExpMatchArray>;
}

/** Runs the gateway as `npm start` does, in an environment of the test's own. `starter`: a script that is given its first file. */
export function startShopProcess(env: Record<string, string>, ...starter: string[]): ShopProcess {
  const clean = { PATH: process.env['PATH'] ?? '', PORT: '0', ...env };
  const child = spawn(process.execPath, [...starter, ENTRY], { env: clean, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const until = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const look = (): void => {
        const match = pattern.exec(text);
        if (match) resolve(match);
      };
      listeners.add(look);
      child.once('close', () => reject(new Error(`It ended before it printed ${pattern.source}:\n${text}`)));
      look();
    });
  return { child, printed: () => text, until };
}

/** Address that a shop prints once it serves. */
export const shopAddress = async ({ until }: ShopProcess): Promise<string> =>
  (await until(/Shop +(http:\S+)/))[1] ?? '';

/** Its exit code, once it has ended. */
export const exitOf = async ({ child }: ShopProcess): Promise<number | null> =>
  ((await once(child, 'close')) as [number | null])[0];
