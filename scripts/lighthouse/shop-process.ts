import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ShopProcess extends AsyncDisposable {
  url: string;
}

/** Starts the production build and the reference API with a new seeded database, on a free port. `settings`: as in .env.example. */
export async function startShopProcess(settings: Record<string, string> = {}): Promise<ShopProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-shop-'));
  const child = spawn(process.execPath, ['gateway/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      UPSTREAM_URL: '',
      PUBLIC_URL: '',
      INSECURE_PUBLIC_URL: 'allow',
      LOG_LEVEL: 'warn',
      // The list of products is read with an operation that is not registered.
      OPERATIONS: 'any',
      DATA_DIR: folder,
      SESSION_SECRETS: randomBytes(48).toString('base64'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /Shop +(http:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`The shop ended before it was open:\n${said}`)));
  });
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
