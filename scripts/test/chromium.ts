import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Usual paths of Chromium, Chrome and Edge on Linux, macOS and Windows. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Debian's Chromium without a user interface: the same engine with half the CPU time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

export const NO_CHROMIUM =
  'No Chromium was found. Install Chromium or Chrome (Debian: apt-get install chromium), or say where it is: CHROMIUM_PATH=/path/to/chromium npm test';

/** The path of a Chromium: `CHROMIUM_PATH`, else the first usual path that exists. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'] ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));
}

/** The browser for tests without Lighthouse: `CHROMIUM_PATH`, else the headless shell, else any Chromium. */
export function findHeadless(): string | undefined {
  return !process.env['CHROMIUM_PATH'] && existsSync(HEADLESS) ? HEADLESS : findChromium();
}

/** Finds a Chromium, or installs Debian's as root. Undefined: there is none. */
export function provideChromium(): string | undefined {
  const found = findChromium();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  process.stdout.write('Installing Chromium for the browser tests ...\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return findChromium();
}
