import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openEntryFile, type ListEntry } from '../../../gateway/session/entry-file.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { keptLog } from '../../support/log.ts';

const log = pino({ level: 'silent' });
const until = Math.floor(Date.now() / 1000) + 3_600;
const entry = (text: string): ListEntry => ({ text, until });

test('an added entry is there after reopening, readable by its owner only', async () => {
  const path = join(temporaryFolder(), 'new', 'list');
  const file = await openEntryFile(path, log);
  expect(file.entries).toEqual([]);
  expect(await Promise.all([file.append([entry('a 1'), entry('b')]), file.append([entry('c')])])).toEqual([true, true]);
  expect((await openEntryFile(path, log)).entries).toEqual(['a 1', 'b', 'c'].map(entry));
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('expired, repeated, incomplete and invalid entries are removed at the start, the rest stays', async () => {
  const path = join(temporaryFolder(), 'list');
  writeFileSync(path, `1000 old\n${until} good\n${until} good\n\nnonsense\n-5 x\n${until} other\n${until} torn`);
  expect((await openEntryFile(path, log)).entries).toEqual(['good', 'other'].map(entry));
  expect(readFileSync(path, 'utf8')).toBe(`${until} good\n${until} other\n`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('two processes may add to it, also while one of them begins', async () => {
  const path = join(temporaryFolder(), 'list');
  const old = await openEntryFile(path, log);
  await old.append([entry('before')]);
  appendFileSync(path, '1000 over\n');
  const [young] = await Promise.all([openEntryFile(path, log), old.append([entry('meanwhile')])]);
  await Promise.all([old.append([entry('of the old')]), young.append([entry('of the young')])]);
  const texts = (await openEntryFile(path, log)).entries.map(({ text }) => text).sort();
  expect(texts).toEqual(['before', 'meanwhile', 'of the old', 'of the young']);
});

test('expired entries are removed as the file grows, and no other file is left', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'list');
  const file = await openEntryFile(path, log);
  const many = Array.from({ length: 20_000 }, () => entry('again'));
  await file.append(many);
  expect(readFileSync(path, 'utf8').length).toBeGreaterThan(100_000);
  await file.append([entry('last')]);
  expect(readFileSync(path, 'utf8')).toBe(`${until} again\n${until} last\n`);
  expect(readdirSync(folder)).toEqual(['list']);
});

test('an entry that cannot be written is reported with advice, and written with the next one', async () => {
  const folder = temporaryFolder();
  const kept = keptLog();
  const file = await openEntryFile(join(folder, 'a', 'list'), kept.log);
  writeFileSync(join(folder, 'b'), '');
  const blocked = await openEntryFile(join(folder, 'b', 'list'), kept.log);
  expect(await blocked.append([entry('lost')])).toBe(false);
  expect(kept.lines.join('')).toContain('make the folder DATA_DIR writable');
  expect(await blocked.append([])).toBe(false);
  expect(await file.append([])).toBe(true);
});
