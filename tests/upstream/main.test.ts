import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { newDataDir } from '../support/servers/data-dir.ts';

const MAIN = resolve('upstream/main.ts');

/** Starts the API as a thread, as the gateway does, and returns its first message. */
async function startThread(env: Record<string, string>): Promise<{ worker: Worker; report: Record<string, unknown> }> {
  const worker = new Worker(MAIN, { env: { NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env } });
  onTestFinished(async () => void (await worker.terminate()));
  const [report] = (await once(worker, 'message')) as [Record<string, unknown>];
  return { worker, report };
}

test('a thread reports its address, tells a second one that the folder is taken, and stops when it is told to', async () => {
  const DATA_DIR = newDataDir();
  const { worker, report } = await startThread({ DATA_DIR });
  expect(report).toMatchObject({
    type: 'listening',
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
  });
  const health = await fetch(`${String(report['url'])}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);

  const second = await startThread({ DATA_DIR });
  expect(second.report).toEqual({
    type: 'failed',
    message: expect.stringMatching(/in use by process \d+.*DATA_DIR/) as string,
  });

  const exited = once(worker, 'exit');
  worker.postMessage('stop');
  expect(await exited).toEqual([0]);
  await expect(fetch(`${String(report['url'])}/healthz`)).rejects.toThrow();
});

test('a thread whose database cannot be reached says what to do, and nothing of the password', async () => {
  // Nothing listens on port 1, which is reserved.
  const { report } = await startThread({ DATABASE_URL: 'postgres://haat:hidden@127.0.0.1:1/haat' });
  expect(report['message']).toMatch(/DATABASE_URL names cannot be reached.*Start it/);
  expect(report['message']).not.toContain('hidden');
});

test('a process prints its address and ends cleanly at SIGTERM', async () => {
  const child = spawn(process.execPath, [MAIN], {
    env: { DATA_DIR: temporaryFolder(), NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const line = await new Promise<Buffer>((started, failed) => {
    child.stdout.once('data', started);
    child.once('exit', () => failed(new Error('It ended before it printed anything.')));
  });
  const { url } = JSON.parse(line.toString()) as { url: string };
  expect((await fetch(`${url}/api/products/get?limit=1`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
