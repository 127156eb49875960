import { ratioOf, type Interval } from '../confidence.ts';
import type { BenchmarkReport } from './report.ts';
import { ENTRANTS } from '../entrants.ts';
import type { Result } from '../rounds.ts';
import { judge, type Verdict } from './targets.ts';

type Cells = readonly string[];

const NONE = '–';
/** At this share of a core or more, load generator and API may limit a server's rate. */
const LIMIT = 0.9;
const RATIOS_SAY =
  'A ratio is the mean of the rounds’ ratios, with its 95 % confidence interval (Student’s t over their logarithms)';
const TARGETS_SAY =
  'A target is undecided if the interval has values on both sides of it. The last column has the same ratio in visits per second of CPU time: it decides nothing, but other programs of the machine affect it least.';
const isOwn = (entrant: string): boolean => entrant.startsWith('ours');

/** A run as Markdown, not yet in Prettier's format: machine, speeds, ratios, growth and targets. */
export function renderReport(report: BenchmarkReport): string {
  return [remarks(report), speeds(report), ratios(report), growth(report), verdicts(judge(report))]
    .filter(Boolean)
    .join('\n\n');
}

function remarks({ date, mode, machine, effort, ceiling, seconds }: BenchmarkReport): string {
  const { cpu, cores, memoryGib, node, platform, pinned } = machine;
  const cut = mode === 'quick' ? ' A quick run: it shows that everything works, and is **no measurement**.' : '';
  const where = `${cpu}, ${cores} cores, ${memoryGib} GiB, ${platform}, Node ${node}`;
  const how = `${effort.connections} connections, medians of ${effort.rounds} rounds of ${effort.roundMs / 1000} s, ${seconds} s in all`;
  const cpus = pinned
    ? 'the server had one core to itself, the REST API and the load generator another one'
    : 'the processes were not pinned to cores';
  return `Measured on ${date} on ${where}: ${how}; ${cpus}. The load generator alone can make ${thousands(ceiling)} requests/s; † where it and the API were near their limit.${cut}`;
}

const heads = ({ workloads }: BenchmarkReport): string[] => workloads.map(({ id, title }) => `${id} ${title}`);

function speeds(report: BenchmarkReport): string {
  const rows = ENTRANTS.map(({ name }) => [
    isOwn(name) ? `**${name}**` : name,
    ...report.workloads.map(({ results }) => speed(results.find(({ entrant }) => entrant === name))),
  ]);
  const shown = rows.filter((cells) => cells.slice(1).some((cell) => cell !== NONE));
  return `Visits per second (p99, CPU time of a visit):\n\n${table(['Server', ...heads(report)], shown)}`;
}

function speed(result: Result | undefined): string {
  if (!result) return NONE;
  const cpu = result.cpuPerVisit === null ? '' : `, ${thousands(result.cpuPerVisit)} µs`;
  const limited = (result.others ?? 0) >= LIMIT ? '†' : '';
  return `${thousands(result.visitsPerSecond)}${limited} (${result.p99.toFixed(0)} ms${cpu})`;
}

/** Compares each peer with the gateway's slowest configuration (no cache, full texts) and with the shop's own. */
function ratios(report: BenchmarkReport): string {
  const rows = ENTRANTS.filter(({ name }) => !isOwn(name)).map(({ name }) => [
    name,
    ...report.workloads.map(({ results }) => {
      const of = (entrant: string): number[] => results.find((result) => result.entrant === entrant)?.rates ?? [];
      const pair = ['ours cold', 'ours registered']
        .map((own) => ratioOf(of(own), of(name)))
        .filter((ratio) => ratio !== undefined);
      return pair.map((ratio) => withEnds(ratio, '×')).join(' / ') || NONE;
    }),
  ]);
  return `The gateway beside each of them (cold / registered; for carts, registered). ${RATIOS_SAY}:\n\n${table(['Server', ...heads(report)], rows)}`;
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
  const rows = found.map(({ text, bound, value, ofCpu, verdict }) => [
    text,
    bound,
    value ? withEnds(value) : NONE,
    verdict === 'missed' ? '**missed**' : verdict,
    ofCpu ? withEnds(ofCpu) : NONE,
  ]);
  return `${TARGETS_SAY}\n\n${table(['Target', 'Wanted', 'Measured', '', 'Of CPU time'], rows)}`;
}

/** A figure, and in parentheses the ends of its interval, if it has any. */
function withEnds({ value, low, high }: Interval, unit = ''): string {
  const ends = low === high || high === Infinity ? '' : ` (${significant(low)}–${significant(high)})`;
  return `${significant(value)}${unit}${ends}`;
}

function table(head: Cells, rows: readonly Cells[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Columns of the detailed tables in the terminal. */
const COLUMNS: readonly [head: string, cell: (result: Result) => number | string | null][] = [
  ['server', ({ entrant }) => entrant],
  ['visits/s', ({ visitsPerSecond }) => visitsPerSecond],
  ['p50 ms', ({ p50 }) => p50],
  ['p99 ms', ({ p99 }) => p99],
  ['CPU µs', ({ cpuPerVisit }) => cpuPerVisit],
  ['peak MiB', ({ peakMib }) => peakMib],
  ['bytes', ({ bytesPerVisit }) => bytesPerVisit],
  ['requests', ({ requestsPerVisit }) => requestsPerVisit],
  ['API calls', ({ upstreamCallsPerVisit }) => upstreamCallsPerVisit],
  ['other core', ({ others }) => others],
  ['errors', ({ errors }) => errors],
];

/** All figures of the workloads as tables: per visit, except for the rate. */
export function renderDetails({ workloads }: BenchmarkReport): string {
  const heads = COLUMNS.map(([head]) => head);
  return workloads
    .map(({ id, title, results }) => {
      const rows = results.map((result) => COLUMNS.map(([, cell]) => String(cell(result) ?? '-')));
      return `${id} ${title}\n\n${table(heads, rows)}`;
    })
    .join('\n\n');
}

const significant = (number: number): string => String(Number(number.toPrecision(3)));
const thousands = (number: number): string => Math.round(number).toLocaleString('en');
