import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { allFiles, mainFile } from '../../../gateway/uploads/names.ts';
import { openStorage } from '../../../gateway/uploads/storage.ts';
import { serve } from '../../support/http.ts';
import { filesOf, keepsPictures, ONE, OTHER } from '../../support/storage.ts';

const root = mkdtempSync(join(tmpdir(), 'haat-test-'));
const folder = join(root, 'pictures');
const log = pino({ level: 'silent' });
const storage = openStorage({ folder }, log);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a folder keeps pictures, lists them, and forgets the ones that are removed', () => keepsPictures(storage));

test('files of the folder are their owner’s alone; what an interrupted upload has left is cleared away an hour later', async () => {
  await storage.put(ONE, filesOf(ONE));
  expect(readdirSync(folder).sort()).toEqual(allFiles(ONE).sort());
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(join(folder, mainFile(ONE))).mode & 0o077).toBe(0);
  const [old, young] = ['old.part', 'young.part'].map((name) => join(folder, name)) as [string, string];
  for (const path of [old, young]) writeFileSync(path, '');
  utimesSync(old, 0, 0);
  expect(await storage.list()).toMatchObject([{ hash: ONE }]);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(['young.part']);
});

test('a bucket’s list is read to its end, though the server answers by pages', async () => {
  // As in Amazon's description of ListObjectsV2.
  const page = (hash: string, next = '') =>
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>shop</Name>' +
    `<Contents><Key>pictures/${mainFile(hash)}</Key><LastModified>2026-10-12T17:50:30.000Z</LastModified></Contents>${next}</ListBucketResult>`;
  const token = '1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=';
  await using server = await serve((req, res) => {
    const given = new URL(req.url ?? '', 'http://localhost').searchParams.get('continuation-token');
    res.end(given === token ? page(OTHER) : page(ONE, `<NextContinuationToken>${token}</NextContinuationToken>`));
  });
  const bucket = {
    endpoint: server.url,
    bucket: 'shop',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };
  const keptAt = Date.UTC(2026, 9, 12, 17, 50, 30);
  expect(await openStorage({ bucket }, log).list()).toEqual([ONE, OTHER].map((hash) => ({ hash, keptAt })));
  const list = 'GET /shop?list-type=2&prefix=pictures%2F';
  expect(server.calls).toEqual([list, `${list}&continuation-token=${encodeURIComponent(token)}`]);
});
