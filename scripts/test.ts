import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { NO_CHROMIUM, provideChromium } from './test/chromium.ts';
import { CODEGEN, make, PICTURES, SANDBOX, WEB } from './build/steps.ts';

/** Each test file has a process of its own; what libraries compile to is theirs in common. */
const COMPILED = resolve('node_modules/.cache/haat/compiled');

/** All tests, or those that the arguments choose: `npm test -- tests/gateway`. */
const chosen = process.argv.slice(2);
await make(CODEGEN, PICTURES, SANDBOX, WEB);

if (!provideChromium()) {
  process.stderr.write(`${NO_CHROMIUM}\n`);
  process.exit(1);
}
const vitest = spawn('vitest', ['run', ...chosen], {
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  shell: process.platform === 'win32',
});
vitest.on('exit', (code) => process.exit(code ?? 1));
