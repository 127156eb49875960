import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { CODEGEN, make, SANDBOX, WEB } from './build/steps.ts';
import { NO_CHROMIUM, provideChromium } from './test/chromium.ts';

// npm run nightly [-- --short]: overload, crashes, faults, missing files and Lighthouse; about half an hour, or two minutes.
const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values;
/** What the tests do in the long form; without these, they are short. */
const LONG = { CRASH_ROUNDS: '20', EVERY_FILE: '1', SOAK_SECONDS: '600', FUZZ_SECONDS: '60' };

await make(CODEGEN, [SANDBOX, WEB]);
if (!provideChromium()) {
  process.stderr.write(`${NO_CHROMIUM}\n`);
  process.exit(1);
}
const files = short ? [] : ['tests/system/attacks/fuzz.test.ts'];
const projects = ['--project', 'nightly', ...(short ? [] : ['--project', 'node'])];
const vitest = spawn('vitest', ['run', ...projects, 'tests/nightly', ...files], {
  stdio: 'inherit',
  env: { ...process.env, ...(short ? {} : LONG) },
  shell: process.platform === 'win32',
});
vitest.on('exit', (code) => process.exit(code ?? 1));
