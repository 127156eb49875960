import { spawnSync } from 'node:child_process';
import { installPackages } from './install.mjs';

/** npm run db:migration: writes the next migration of the reference API's database from its changed tables. */
const KIT = 'scripts/migration/node_modules/drizzle-kit/bin.cjs';
if (!installPackages('scripts/migration', KIT, 'Installing drizzle-kit (once)')) process.exit(1);
const words = [KIT, 'generate', '--config', 'upstream/database/drizzle.config.ts'];
process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
