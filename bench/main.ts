import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { CODEGEN, make } from '../scripts/build/steps.ts';
import { installPackages } from '../scripts/install.mjs';
import { runBenchmark } from './benchmark.ts';
import { failuresOf, renderTable } from './table.ts';

/** Exists once the packages of bench/package.json are installed. */
const PROOF = 'bench/node_modules/mercurius/package.json';

// Stops the servers when this process ends. 'disconnect': the process that started this one has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => process.exit(130));
await make(CODEGEN);
process.exit((await run()) ? 0 : 1);

/** With --quick everything runs for a moment, to see that it works. False: something failed. */
async function run(): Promise<boolean> {
  const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
  if (!installPackages('bench', PROOF, 'Installing the benchmark’s servers (once)')) return false;
  const say = (text: string): void => void process.stderr.write(`${text} ...\n`);
  const measured = await runBenchmark(quick, say);
  const failures = failuresOf(measured, quick);
  process.stdout.write(`${renderTable(measured, quick)}\n${failures.map((failure) => `FAILED ${failure}\n`).join('')}`);
  // Each in a process of its own, since the first measures memory.
  const isMet = ['bench/search.ts', 'bench/filling.ts'].map((file) => {
    const args = ['--disable-warning=ExperimentalWarning', file, ...(quick ? ['--quick'] : [])];
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
  });
  return isMet.every(Boolean) && failures.length === 0;
}
