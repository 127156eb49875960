import { parseArgs } from 'node:util';
import { runVitest } from './test/vitest.ts';

// npm run nightly [-- --short]: overload, crashes, memory, replicas, missing files and Lighthouse; about half an hour, or three minutes.
const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values;
/** What the tests do in the long form; without these, they are short. */
const LONG = { CRASH_ROUNDS: '20', EVERY: '1', MEMORY_SECONDS: '600', SCALE_SECONDS: '8', FUZZ_SECONDS: '60' };

if (short) await runVitest(['--project', 'nightly*']);
else {
  // React's warnings, of keys and of elements that may not be in others, are in its development build alone.
  await runVitest(['--project', 'web'], { REACT: 'development' });
  const fuzz = 'tests/system/attacks/fuzz.test.ts';
  await runVitest(['--project', 'nightly*', '--project', 'node', 'tests/nightly', 'tests/system/scale', fuzz], LONG);
}
