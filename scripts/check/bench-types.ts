import { existsSync } from 'node:fs';
import { run } from '../build/steps.ts';

if (!existsSync('bench/node_modules')) {
  process.stdout.write('skipped: the benchmark’s packages are not installed; npm run bench installs them.\n');
} else {
  const { code, output } = await run(['tsc', '--project', 'bench/peers']);
  process.stdout.write(output);
  process.exitCode = code;
}
