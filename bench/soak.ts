import { parseArgs } from 'node:util';
import { CODEGEN, make } from '../scripts/build/steps.ts';
import { soakWithFaults } from './fault-soak.ts';

const USAGE = `npm run soak                    half an hour of mixed load on a gateway whose API fails now and then
npm run soak -- --minutes 5     the same, shorter
`;

/** Limits: memory at the end relative to the second fifth, and additional open descriptors. */
const GROWTH = 1.15;
const MORE_DESCRIPTORS = 32;

// Stops the gateway when this process ends. 'disconnect': the process that started this one has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => process.exit(130));
await make(CODEGEN);
process.exit((await run(readMinutes())) ? 0 : 1);

async function run(minutes: number): Promise<boolean> {
  const { tally, after, settled, final, atRest } = await soakWithFaults(minutes * 60_000, (text) =>
    process.stderr.write(`${text}\n`),
  );
  const flat =
    final.residentMib <= settled.residentMib * GROWTH && final.descriptors <= settled.descriptors + MORE_DESCRIPTORS;
  const whole = tally.seconds >= minutes * 60;
  const { requests, seconds, errors, firstError, refused, p50, p99 } = tally;
  process.stdout.write(
    `${JSON.stringify({ seconds, requests, errors, firstError, refused, p50, p99, settled, final, atRest }, null, 2)}\n`,
  );
  process.stdout.write(
    `Memory and handles are ${flat ? 'flat' : 'NOT flat'}; after the faults ${after.errors} errors.\n`,
  );
  if (!whole) process.stdout.write('The load ended early.\n');
  return flat && whole && after.errors === 0;
}

function readMinutes(): number {
  const options = { minutes: { type: 'string', default: '30' } } as const;
  const minutes = Number(parseArgs({ options }).values.minutes);
  if (minutes > 0) return minutes;
  process.stderr.write(`--minutes must be a number above 0.\n\n${USAGE}`);
  return process.exit(1);
}
