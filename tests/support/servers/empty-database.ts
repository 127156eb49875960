import { cpSync } from 'node:fs';

/**
 * What PGlite makes of an empty folder, before the first table: as a folder, and as a file that is read into memory. To make
 * it takes two seconds of processor time, to copy it a tenth of that. Made by make-empty-database.ts, in Vitest's global set-up.
 */
export const EMPTY_DATABASE = {
  folder: 'node_modules/.cache/haat/empty-database.folder',
  file: 'node_modules/.cache/haat/empty-database.tar',
};

/** Makes `folder` a database without tables. */
export const copyEmptyDatabase = (folder: string): void => cpSync(EMPTY_DATABASE.folder, folder, { recursive: true });
