import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';

test.each([
  ['process.exit(3)', 3],
  ["process.kill(process.pid, 'SIGKILL')", 137],
  ["process.kill(process.pid, 'SIGTERM')", 143],
])('npm gets the exit code of a script, as a shell tells it: %s', (text, code) => {
  const script = join(temporaryFolder(), 'script.mjs');
  writeFileSync(script, `${text};\nsetInterval(() => undefined, 1000);\n`);
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', script], {
    env: { PATH: process.env['PATH'] },
  });
  expect(status).toBe(code);
});
