import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { NO_CHROMIUM, provideChromium } from './test/chromium.ts';
import { CODEGEN, make, SANDBOX, WEB } from './build/steps.ts';

/** Node's compile cache, which the processes of all test files share. */
const COMPILED = resolve('node_modules/.cache/haat/compiled');

/** Files or folders; none: all tests. Such as `npm test -- tests/gateway`. */
const chosen = process.argv.slice(2);
await make(CODEGEN, [SANDBOX, WEB]);

if (!provideChromium()) {
  process.stderr.write(`${NO_CHROMIUM}\n`);
  process.exit(1);
}
// What takes minutes is for `npm run nightly`.
const projects = chosen.includes('--project') ? [] : ['--project', '!nightly'];
const vitest = spawn('vitest', ['run', ...projects, ...chosen], {
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  shell: process.platform === 'win32',
});
vitest.on('exit', (code) => process.exit(code ?? 1));
