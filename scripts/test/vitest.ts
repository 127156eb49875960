import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { CODEGEN, make, SANDBOX, WEB } from '../build/steps.ts';
import { NO_CHROMIUM, provideChromium } from './chromium.ts';

/** Node's compile cache, which the processes of all test files share. */
const COMPILED = resolve('node_modules/.cache/haat/compiled');

/** Builds what is out of date, finds or installs a Chromium, and runs Vitest. This process ends with Vitest's exit code. */
export async function runVitest(args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  await make(CODEGEN, [SANDBOX, WEB]);
  if (!provideChromium()) {
    process.stderr.write(`${NO_CHROMIUM}\n`);
    process.exit(1);
  }
  const vitest = spawn('vitest', ['run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
    shell: process.platform === 'win32',
  });
  vitest.on('exit', (code) => process.exit(code ?? 1));
}
