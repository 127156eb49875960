import { pino } from 'pino';
import { expect, test } from 'vitest';
import { mainFile } from '../../../gateway/uploads/names.ts';
import { openStorage } from '../../../gateway/uploads/storage.ts';
import { filesOf, keepsPictures, ONE, OTHER } from '../../support/storage.ts';
import { startBucket } from './server.ts';

const log = pino({ level: 'silent' });

test('a bucket keeps pictures, lists them, and forgets the ones that are removed', async () => {
  await using server = await startBucket();
  await keepsPictures(openStorage({ bucket: server }, log));
});

test('a bucket with another key, or none at all, is a fault of the store; the log has neither key nor secret', async () => {
  await using server = await startBucket();
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
