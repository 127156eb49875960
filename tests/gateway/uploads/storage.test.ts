import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allFiles, mainFile, type PictureStorage } from '../../../gateway/uploads/names.ts';
import { openStorage, type StoragePlace } from '../../../gateway/uploads/storage.ts';
import { startBucket } from '../../support/servers/bucket.ts';

const log = pino({ level: 'silent' });
const [ONE, OTHER] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string];
const filesOf = (hash: string) => new Map(allFiles(hash).map((file) => [file, Buffer.from(`the bytes of ${file}`)]));

async function folder() {
  const path = mkdtempSync(join(tmpdir(), 'haat-test-'));
  const place: StoragePlace = { folder: join(path, 'pictures') };
  return { place, end: async () => rmSync(path, { recursive: true, force: true }) };
}

async function bucket() {
  const server = await startBucket();
  return { place: { bucket: server } satisfies StoragePlace, end: async () => server[Symbol.asyncDispose]() };
}

describe.each([
  { name: 'a folder', make: folder },
  { name: 'a bucket of a server that speaks S3', make: bucket },
])('$name', ({ make }) => {
  let storage: PictureStorage;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const made = await make();
    ({ end } = made);
    storage = openStorage(made.place, log);
  });
  afterAll(async () => {
    storage.close();
    await end();
  });

  test('keeps pictures, lists them, and forgets the ones that are removed', async () => {
    const before = Date.now() - 2_000; // S3 tells whole seconds
    expect(await storage.list()).toEqual([]);
    expect(await storage.find(ONE)).toBeUndefined();
    expect(await storage.get(mainFile(ONE))).toBeUndefined();

    await storage.put(ONE, filesOf(ONE));
    await storage.put(OTHER, filesOf(OTHER));
    for (const [file, bytes] of filesOf(ONE)) expect(Buffer.from((await storage.get(file)) ?? [])).toEqual(bytes);
    expect((await storage.list()).map(({ hash }) => hash).sort()).toEqual([ONE, OTHER]);
    expect((await storage.find(ONE))?.keptAt).toBeGreaterThan(before);

    await storage.put(ONE, filesOf(ONE)); // once more
    await storage.remove(ONE);
    await storage.remove(ONE); // another gateway has done it already
    expect(await storage.find(ONE)).toBeUndefined();
    for (const file of allFiles(ONE)) expect(await storage.get(file)).toBeUndefined();
    expect(await storage.list()).toMatchObject([{ hash: OTHER }]);
  });
});

test('a bucket with another key, or none at all, is a fault of the store; the log has neither key nor secret', async () => {
  await using server = await startBucket({ strict: true });
  const right = openStorage({ bucket: server }, log);
  await right.put(OTHER, filesOf(OTHER));
  expect(Buffer.from((await right.get(mainFile(OTHER))) ?? []).toString()).toBe(`the bytes of ${mainFile(OTHER)}`);
  const lines: string[] = [];
  const told = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const secretAccessKey = 'a-secret-that-nobody-may-read';
  const wrong = openStorage({ bucket: { ...server, secretAccessKey } }, told);
  await expect(wrong.put(ONE, filesOf(ONE))).rejects.toMatchObject({ extensions: { code: 'STORE_UNAVAILABLE' } });
  const nowhere = openStorage({ bucket: { ...server, endpoint: 'http://127.0.0.1:9' } }, told);
  await expect(nowhere.list()).rejects.toMatchObject({ extensions: { code: 'STORE_UNAVAILABLE' } });
  expect(lines.length).toBe(2);
  expect(lines.join()).toContain('SignatureDoesNotMatch');
  expect(lines.join()).not.toContain(secretAccessKey);
  expect(lines.join()).not.toContain('S3RVER');
});

test('files of the folder are their owner’s alone; what an interrupted upload has left is cleared away an hour later', async () => {
  const { place, end } = await folder();
  const storage = openStorage(place, log);
  await storage.put(ONE, filesOf(ONE));
  expect(readdirSync(place.folder).sort()).toEqual(allFiles(ONE).sort());
  expect(statSync(place.folder).mode & 0o077).toBe(0);
  expect(statSync(join(place.folder, mainFile(ONE))).mode & 0o077).toBe(0);
  const [old, young] = ['old.part', 'young.part'].map((name) => join(place.folder, name)) as [string, string];
  for (const path of [old, young]) writeFileSync(path, '');
  utimesSync(old, 0, 0);
  expect(await storage.list()).toMatchObject([{ hash: ONE }]);
  expect(readdirSync(place.folder).filter((name) => name.endsWith('.part'))).toEqual(['young.part']);
  await end();
});
