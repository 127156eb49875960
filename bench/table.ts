import { CONNECTIONS, FULL, type Measured, type Result } from './benchmark.ts';
import { ENTRANTS } from './entrants.ts';
import { describeMachine } from './processes.ts';
import { median, ratioOf, type Interval } from './statistics.ts';

const NONE = '–';
/** At this share of a core or more, load generator and API may limit a server's rate. */
const LIMIT = 0.9;
const isOwn = (entrant: string): boolean => entrant.startsWith('ours');

/** A run as Markdown: the machine, and one table of rates and of the gateway's ratios to each peer. */
export function renderTable(measured: readonly Measured[], quick: boolean): string {
  const head = ['Server', ...measured.map(({ id, title }) => `${id} ${title}`)];
  const rows = ENTRANTS.map(({ name }) => [
    isOwn(name) ? `**${name}**` : name,
    ...measured.map(({ results }) => cellOf(name, results)),
  ]).filter((cells) => cells.slice(1).some((cell) => cell !== NONE));
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const how = quick
    ? 'A quick run: it shows that everything works, and is **no measurement**.'
    : `${CONNECTIONS} connections, medians of ${FULL.rounds} rounds of ${FULL.roundMs / 1000} s.`;
  return `Measured on ${new Date().toISOString().slice(0, 10)} on ${describeMachine()}. ${how}

Visits per second (p99; CPU time and API calls of a visit): how many times the server’s rate the gateway has, cold / registered (for carts,
registered), with the 95 % interval. † where the load and the API had all of their core, so that the server could do more.

${lines.join('\n')}`;
}

function cellOf(entrant: string, results: readonly Result[]): string {
  const result = results.find((one) => one.entrant === entrant);
  if (!result) return NONE;
  const { rates, p99, cpu, upstreamCalls, others } = result;
  const each = `${p99.toFixed(0)} ms; ${cpu.toFixed(0)} µs, ${Number(upstreamCalls.toPrecision(2))}`;
  const rate = `${Math.round(median(rates)).toLocaleString('en')}${others >= LIMIT ? '†' : ''} (${each})`;
  if (isOwn(entrant)) return rate;
  const ratios = ['ours cold', 'ours registered'].flatMap((own) => ratioTo(own, result, results) ?? []);
  return ratios.length > 0 ? `${rate}: ${ratios.map(withEnds).join(' / ')}` : rate;
}

function ratioTo(own: string, { rates }: Result, results: readonly Result[]): Interval | undefined {
  return ratioOf(results.find(({ entrant }) => entrant === own)?.rates ?? [], rates);
}

function withEnds({ value, low, high }: Interval): string {
  const [middle, ...ends] = [value, low, high].map((number) => Number(number.toPrecision(3)));
  return high === Infinity ? `${middle}×` : `${middle}× (${ends.join('–')})`;
}

/** Sentences for what fails a run: wrong answers and, in a full one, a GraphQL server that is surely ahead of the gateway. */
export function failuresOf(measured: readonly Measured[], quick: boolean): string[] {
  return measured.flatMap(({ id, results }) =>
    results.flatMap((result) => {
      const { entrant, errors, firstError } = result;
      const ratio = isOwn(entrant) || entrant === 'proxy' ? undefined : ratioTo('ours registered', result, results);
      return [
        ...(errors > 0 ? [`${id}, ${entrant}: ${errors} errors, the first: ${firstError}`] : []),
        ...(!quick && ratio && ratio.high < 1 ? [`${id}: ${entrant} is ahead of the gateway`] : []),
      ];
    }),
  );
}
