import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CODEGEN, make } from '../scripts/build/steps.ts';
import { installPackages } from '../scripts/install.mjs';
import { runBenchmark } from './benchmark.ts';
import { errorsOf, type BenchmarkReport } from './report/report.ts';
import { renderDetails, renderReport } from './report/tables.ts';
import { formatMarkdown, printReport, TABLES_FILE, REPORT_FILE, withBlock } from './report/readme-block.ts';
import { judge } from './report/targets.ts';
import { WORKLOAD_IDS } from './workloads/visit.ts';

/** Exists once the packages of bench/package.json are installed. */
const PROOF = 'bench/node_modules/mercurius/package.json';

const USAGE = `npm run bench                          measures everything in ten minutes; a missed target is a failure
npm run bench -- --quick               everything for a moment, to see that it runs; only errors are failures
npm run bench -- --soak                with ten minutes of mixed load in place of 30 seconds
npm run bench -- --only W1,W3          these workloads and nothing else
npm run bench -- --peers proxy,stock   the gateway beside these only
npm run bench -- --json FILE           writes all figures
npm run bench -- --from FILE           shows an earlier run's figures in place of new ones
npm run bench -- --write-readme        writes ${REPORT_FILE} and the tables of ${TABLES_FILE}
`;

// Stops the servers when this process ends. 'disconnect': the process that started this one has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => process.exit(130));
await make(CODEGEN);
process.exit((await run()) ? 0 : 1);

async function run(): Promise<boolean> {
  const { quick, soak, json, only, peers, from, writeReadme } = readOptions();
  const say = (text: string): void => void process.stderr.write(`${text} ...\n`);
  if (from === undefined && !installPackages('bench', PROOF, 'Installing the benchmark’s servers (once)')) return false;
  const report =
    from === undefined
      ? await runBenchmark({ quick, soak, only, peers, say })
      : (JSON.parse(readFileSync(from, 'utf8')) as BenchmarkReport);
  const errors = errorsOf(report);
  const markdown = await formatMarkdown(`${renderDetails(report)}\n\n${renderReport(report)}`);
  process.stdout.write(`${markdown}\n${errors.map((error) => `ERROR ${error}\n`).join('')}`);
  const search = from === undefined ? measureSearch(quick) : true;
  if (json !== undefined) writeFileSync(json, await printReport(report));
  if (writeReadme) {
    writeFileSync(REPORT_FILE, await printReport(report));
    writeFileSync(TABLES_FILE, await withBlock(readFileSync(TABLES_FILE, 'utf8'), report));
  }
  return search && errors.length === 0 && (quick || judge(report).every(({ verdict }) => verdict !== 'missed'));
}

/** In a process of its own, since it measures memory. */
function measureSearch(quick: boolean): boolean {
  const args = ['--disable-warning=ExperimentalWarning', 'bench/search.ts', ...(quick ? ['--quick'] : [])];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

function readOptions() {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const value = { type: 'string' } as const;
    const options = {
      quick: flag,
      soak: flag,
      'write-readme': flag,
      json: value,
      only: value,
      peers: value,
      from: value,
    };
    const { only, peers, 'write-readme': writeReadme, ...rest } = parseArgs({ options }).values;
    const wanted = only?.split(',').map((name) => {
      const id = WORKLOAD_IDS.find((known) => known === name);
      if (!id) throw new TypeError(`There is no workload ${name}: ${WORKLOAD_IDS.join(', ')}`);
      return id;
    });
    return { ...rest, writeReadme, only: wanted, peers: peers?.split(',') };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return process.exit(1);
  }
}
