import type { BenchmarkReport } from './benchmark-report.ts';
import { ENTRANTS } from './entrants.ts';
import { judge, type Verdict } from './targets.ts';

type Cells = readonly string[];

/** A run as Markdown: where, how fast everybody was, what grew how, and the targets. Not yet in Prettier's format. */
export function renderReport(report: BenchmarkReport): string {
  return [remarks(report), speeds(report), growth(report), verdicts(judge(report))].join('\n\n');
}

function remarks({ date, mode, machine, effort, ceiling, seconds }: BenchmarkReport): string {
  const { cpu, cores, memoryGib, node, platform, pinned } = machine;
  const cut = mode === 'quick' ? ' A quick run: it shows that everything works, and is **no measurement**.' : '';
  const where = `${cpu}, ${cores} cores, ${memoryGib} GiB, ${platform}, Node ${node}`;
  const how = `${effort.connections} connections, medians of ${effort.rounds} rounds of ${effort.roundMs / 1000} s, ${seconds} s in all`;
  const cpus = pinned
    ? 'the server had one core to itself, the REST API and the load generator another one'
    : 'the processes were not pinned to cores';
  return `Measured on ${date} on ${where}: ${how}; ${cpus}. The load generator alone can make ${thousands(ceiling)} requests/s.${cut}`;
}

/** Visits per second and p99 of all workloads; CPU and memory follow in the JSON. */
function speeds({ workloads }: BenchmarkReport): string {
  const rows = ENTRANTS.map(({ name }) => [
    name.startsWith('ours') ? `**${name}**` : name,
    ...workloads.map(({ results }) => {
      const result = results.find(({ entrant }) => entrant === name);
      if (!result) return '–';
      const cpu = result.cpuPerVisit === null ? '' : `, ${thousands(result.cpuPerVisit)} µs`;
      return `${thousands(result.visitsPerSecond)} (${result.p99.toFixed(0)} ms${cpu})`;
    }),
  ]);
  const heads = workloads.map(({ id, title }) => `${id} ${title}`);
  return `Visits per second (p99, CPU time of a visit):\n\n${table(['Server', ...heads], rows)}`;
}

function growth({ growth: all }: BenchmarkReport): string {
  const rows = all.flatMap(({ of, points }) => {
    const entrants = points[0]?.results.map(({ entrant }) => entrant) ?? [];
    return entrants.map((entrant) => [
      `${points.map(({ at }) => thousands(at)).join(' → ')} ${of}`,
      entrant,
      points
        .map(({ results }) => results.find((result) => result.entrant === entrant)?.visitsPerSecond ?? NaN)
        .map(thousands)
        .join(' → '),
    ]);
  });
  if (rows.length === 0) return '';
  return `As things grow:\n\n${table(['What grows', 'Server', 'Visits per second'], rows)}`;
}

function verdicts(found: readonly Verdict[]): string {
  const rows = found.map(({ text, bound, value, reached, by }) => [
    text,
    bound,
    value === undefined ? '–' : String(Number(value.toPrecision(3))),
    reached === undefined ? 'not measured' : `${reached ? 'reached' : '**missed**'} (${percent(by ?? 0)})`,
  ]);
  return table(['Target', 'Wanted', 'Measured', ''], rows);
}

function table(head: Cells, rows: readonly Cells[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(0)} %`;
const thousands = (number: number): string => Math.round(number).toLocaleString('en');
