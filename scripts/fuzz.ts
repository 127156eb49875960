import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const USAGE = `npm run fuzz                    an hour of random documents, variables, requests, answers of the API and executions
npm run fuzz -- --minutes 5     the same, shorter
npm run fuzz -- --seed 1        the same again
`;
/** Tests of tests/system/attacks/fuzz.test.ts, which share the time. */
const TARGETS = 5;
const LARGEST_SEED = 2 ** 31;

const { minutes, seed } = readArguments();
process.stdout.write(`Seed ${seed}, ${minutes} minutes\n`);
const vitest = spawn('vitest', ['run', '--project', 'node', 'tests/system/attacks/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_SECONDS: String((minutes * 60) / TARGETS), FUZZ_SEED: String(seed) },
  shell: process.platform === 'win32',
});
// The tests end with this process, however it ends. 'disconnect': the process that started this one has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => vitest.kill());
vitest.on('exit', (code) => process.exit(code ?? 1));

function readArguments(): { minutes: number; seed: number } {
  const options = { minutes: { type: 'string', default: '60' }, seed: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const minutes = Number(values.minutes);
  const seed = values.seed === undefined ? randomInt(LARGEST_SEED) : Number(values.seed);
  if (minutes > 0 && Number.isInteger(seed)) return { minutes, seed };
  process.stderr.write(`--minutes must be a number above 0, and --seed a whole number.\n\n${USAGE}`);
  return process.exit(1);
}
