import { parseArgs } from 'node:util';
import { examineMachine } from './doctor/machine.ts';
import { examineUpstream, type Finding } from './doctor/upstream.ts';

const USAGE = `npm run doctor                                          this machine and its configuration
npm run doctor -- --upstream URL [--token TOKEN]        a REST API, as nobody or as the token's owner; only reads
`;

const HEAD = ['', 'Endpoint', 'Reachable', 'Status', 'Shape', 'Quirks and remarks'];

process.exit((await run()) ? 0 : 1);

async function run(): Promise<boolean> {
  try {
    const options = { upstream: { type: 'string' }, token: { type: 'string' } } as const;
    const { upstream, token } = parseArgs({ options }).values;
    if (upstream === undefined && token === undefined) return await examineMachine();
    const url = URL.parse(upstream ?? '');
    if (!url || !/^https?:$/.test(url.protocol))
      throw new TypeError('--upstream wants an address such as https://api.example.com.');
    const findings = await examineUpstream({ baseUrl: url.href.replace(/\/$/, ''), token });
    process.stdout.write(report(url, findings));
    return findings.every(({ ok }) => ok);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return false;
  }
}

/** The findings as a table for a terminal, with a summary as the last line. */
function report(url: URL, findings: readonly Finding[]): string {
  const rows = findings.map(({ ok, endpoint, reachable, status, matches, quirks, remark }) => [
    ok ? 'ok' : 'BAD',
    endpoint,
    reachable ? 'yes' : 'no',
    String(status ?? '-'),
    matches === undefined ? '-' : matches ? 'matches' : 'differs',
    [...(remark ? [remark] : []), ...quirks].join('; '),
  ]);
  const widths = HEAD.map((title, at) => Math.max(...[HEAD, ...rows].map((row) => (row[at] ?? title).length)));
  const lines = [HEAD, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  // Name, password and query of the address are secrets: they are not printed.
  return `${url.origin}${url.pathname}\n${lines.join('\n')}\n${verdict(findings)}\n`;
}

function verdict(findings: readonly Finding[]): string {
  if (findings.some(({ reachable }) => !reachable))
    return 'The API is not to be reached. Check the address, the network and that the API runs.';
  const bad = findings.filter(({ ok }) => !ok).length;
  if (bad > 0) return `${bad} of ${findings.length} answers are not what the gateway can work with.`;
  const quirks = findings.some((finding) => finding.quirks.length > 0);
  return `The gateway can stand in front of this API${quirks ? '; it copes with the quirks above' : ''}.`;
}
