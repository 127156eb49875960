/** Plain JavaScript, since it runs on any Node >= 20 before anything is installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs what a folder's package-lock.json names, unless that very lock file was installed last time. False: npm failed.
 * @param {string} folder
 * @param {string} proof a file that exists once the packages are installed
 * @param {string} notice printed before the installation
 * @returns {boolean}
 */
export function installPackages(folder, proof, notice) {
  const stamp = join(folder, 'node_modules', '.cache', 'haat', 'installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(proof) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  process.stdout.write(`${notice} ...\n`);
  const windows = process.platform === 'win32';
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', flags, { cwd: folder, stdio: 'inherit', shell: windows });
  if (status !== 0 || !existsSync(proof)) return false;
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
