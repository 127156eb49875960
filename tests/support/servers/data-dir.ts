import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../folder.ts';
import { copyEmptyDatabase } from './empty-database.ts';

/** Makes `folder` one where the gateway finds the database of its staff, without tables. */
export function prepareStore(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyEmptyDatabase(join(folder, 'database'));
  writeFileSync(join(folder, 'ready'), '');
}

/**
 * A data folder that is deleted after the running test, with databases that have no tables: a thread or process of the shop
 * makes tables and seed in them, as in a folder that is not there yet.
 */
export function newDataDir(): string {
  const folder = temporaryFolder();
  copyEmptyDatabase(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'haat-ready'), '');
  prepareStore(join(folder, 'staff'));
  return folder;
}
