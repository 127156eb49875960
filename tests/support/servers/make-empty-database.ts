import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { EMPTY_DATABASE } from './empty-database.ts';

// node tests/support/servers/make-empty-database.ts: writes a database without tables, as a folder and as a file.
const draft = `${EMPTY_DATABASE.folder}.${process.pid}`;
// Like the shop's own folders, it is its user's alone.
process.umask(0o077);
const database = await PGlite.create({ dataDir: draft });
const copy = await database.dumpDataDir('none');
await database.close();
rmSync(EMPTY_DATABASE.folder, { recursive: true, force: true });
renameSync(draft, EMPTY_DATABASE.folder);
const file = `${draft}.tar`;
writeFileSync(file, await copy.bytes());
renameSync(file, EMPTY_DATABASE.file);
