import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A page of the catalogue. Each one is asked for once, so that no cache has it. */
const pageOf = (page: number): string => `{ products(page: ${page}, pageSize: 5) { items { id title } } }`;
/** Requests before the one that is counted: code runs then that runs only once. */
const WARM_UP = 3;

/**
 * Starts a clone's gateway with its reference API, asks for a page of products that it has not read yet, and counts the
 * functions of `gateway/` that ran for it (V8's coverage). This includes those before the resolver and after the
 * socket.
 */
export async function countFunctions(root: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-house-'));
  const preload = fileURLToPath(new URL('coverage-preload.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', preload, 'gateway/main.ts'], {
    cwd: resolve(root),
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      OPERATIONS: 'any',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  try {
    const url = await new Promise<string>((found, failed) => {
      let printed = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const [, address] = /Shop +(http:\S+)/.exec(printed) ?? [];
        if (address) found(address);
      });
      child.on('exit', () => failed(new Error(`The gateway ended before it served:\n${printed}`)));
    });
    for (let page = 1; page <= WARM_UP; page += 1) await ask(url, page);
    const ran = async (): Promise<string[]> => {
      child.send('take');
      const [names] = (await once(child, 'message')) as [string[]];
      return names;
    };
    await ran();
    await ask(url, WARM_UP + 1);
    const names = await ran();
    const files = new Set(names.map((name) => name.split(':', 1)[0]));
    return `${names.length} in ${files.size} files`;
  } finally {
    child.kill();
    await once(child, 'close');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ask(url: string, page: number): Promise<void> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: pageOf(page) }),
  });
  const text = await answer.text();
  if (!text.includes('"items":[{')) throw new Error(`The gateway answered without products: ${text}`);
}
