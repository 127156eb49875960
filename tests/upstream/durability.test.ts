import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createUpstream } from '../../upstream/app.ts';
import { DataDirLockedError, lockDataDir } from '../../upstream/database/data-dir-lock.ts';
import { products } from '../../upstream/database/tables/products.tables.ts';
import { tokenSecret } from '../../upstream/auth/token-secret.ts';
import { temporaryFolder } from '../support/folder.ts';
import { newDataDir } from '../support/servers/data-dir.ts';

/** Writes product titles one by one, reports each one after its commit, until it is killed. */
const WRITER = `
  import { createUpstream } from './upstream/app.ts';
  import { products } from './upstream/database/tables/products.tables.ts';
  import { eq } from 'drizzle-orm';
  const { db } = await createUpstream({ dataDir: process.argv[1] });
  const [{ id }] = await db.select({ id: products.id }).from(products).orderBy(products.id).limit(1);
  for (let n = 1; ; n += 1) {
    await db.update(products).set({ title: 'Written ' + n }).where(eq(products.id, id));
    process.stdout.write(n + '\\n');
  }
`;

describe('the embedded database', () => {
  test('keeps what was committed when its process is killed amid writing', async () => {
    const dataDir = newDataDir();
    for (let round = 1; round <= 2; round += 1) {
      const writer = spawn(process.execPath, ['--input-type=module', '--eval', WRITER, dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void writer.kill('SIGKILL'));
      let committed = 0;
      await new Promise<void>((resolve, reject) => {
        writer.once('exit', () => reject(new Error('The writer ended by itself.')));
        writer.stdout.on('data', (chunk: Buffer) => {
          committed = Number(chunk.toString().trim().split('\n').at(-1));
          if (committed >= 20) resolve();
        });
      });
      writer.kill('SIGKILL');
      await once(writer, 'exit');

      const upstream = await createUpstream({ dataDir });
      const [written] = await upstream.db.select().from(products).orderBy(products.id).limit(1);
      expect(Number(written?.title.split(' ')[1])).toBeGreaterThanOrEqual(committed);
      await upstream.close();
    }
  });

  test('is seeded once: what its owner deleted does not come back', async () => {
    const dataDir = temporaryFolder();
    const first = await createUpstream({ dataDir });
    const [gone] = await first.db.select({ id: products.id }).from(products).limit(1);
    await first.db.delete(products).where(eq(products.id, gone!.id));
    await first.close();
    const second = await createUpstream({ dataDir });
    expect(await second.db.select().from(products).where(eq(products.id, gone!.id))).toEqual([]);
    await second.close();
  });
});

describe('a data folder', () => {
  test('is locked by one process at a time, and another one says so', () => {
    const folder = temporaryFolder();
    const lock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(DataDirLockedError);
    expect(() => lockDataDir(folder)).toThrow(String(process.pid));
    lock.release();
    lockDataDir(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['of a process that is gone', { pid: 999_999_999, started: '12345', host: hostname(), token: 'x' }],
    [
      'of an earlier process with a number that is used again',
      { pid: process.pid, started: '1', host: hostname(), token: 'x' },
    ],
  ])('with a lock %s is taken over', (_whose, holder) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'upstream.lock'), JSON.stringify(holder));
    const lock = lockDataDir(folder);
    expect(JSON.parse(readFileSync(join(folder, 'upstream.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });
  test('keeps the secret that signs tokens, readable by its owner only', () => {
    const folder = temporaryFolder();
    const secret = tokenSecret(folder);
    expect(tokenSecret(folder)).toEqual(secret);
    expect(tokenSecret(temporaryFolder())).not.toEqual(secret);
    expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
    writeFileSync(join(folder, 'token-secret'), 'short');
    expect(() => tokenSecret(folder)).toThrow('Delete it');
  });
});
