import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { CODEGEN, GATEWAY, make, SANDBOX, WEB } from '../build/steps.ts';
import { NO_CHROMIUM, provideChromium } from './chromium.ts';

/** These need neither the newest builds nor a browser. */
const WITHOUT_PAGES = /^tests\/(gateway|guards|schema|scripts|upstream|web)\//;

/**
 * Builds what is out of date and the tests need, finds or installs a Chromium, and runs Vitest. Where a test fails,
 * this process ends with Vitest's exit code.
 */
export async function runVitest(args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const files = args.filter((word) => word.startsWith('tests/'));
  const needsPages = files.length === 0 || !files.every((file) => WITHOUT_PAGES.test(file)) || !existsSync(WEB.output);
  await make(CODEGEN, needsPages ? [SANDBOX, WEB, GATEWAY] : []);
  if (needsPages && !provideChromium()) {
    process.stderr.write(`${NO_CHROMIUM}\n`);
    process.exit(1);
  }
  const vitest = spawn('vitest', ['run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const [code] = (await once(vitest, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}
