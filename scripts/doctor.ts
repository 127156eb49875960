import { parseArgs } from 'node:util';
import { examineGateways } from './doctor/gateways.ts';
import { examineMachine } from './doctor/machine.ts';
import { printFindings } from './doctor/print.ts';
import { examineUpstream, type Finding } from './doctor/upstream.ts';

const USAGE = `npm run doctor                                          this machine and its configuration
npm run doctor -- --upstream URL [--token TOKEN]        a REST API, as nobody or as the token's owner; only reads
npm run doctor -- --gateways URL,URL [--token TOKEN]    whether the gateways of a deployment agree: their admin ports, or the
                                                        shops with METRICS_TOKEN (--token, or in the environment); only reads
`;

const HEAD = ['', 'Endpoint', 'Reachable', 'Status', 'Shape', 'Quirks and remarks'];

process.exit((await run()) ? 0 : 1);

async function run(): Promise<boolean> {
  try {
    const options = { upstream: { type: 'string' }, gateways: { type: 'string' }, token: { type: 'string' } } as const;
    const { upstream, gateways, token } = parseArgs({ options }).values;
    if (gateways !== undefined) return await examine(gateways, token ?? process.env['METRICS_TOKEN']);
    if (upstream === undefined && token === undefined) return await examineMachine();
    const url = addressIn(upstream ?? '', '--upstream');
    const findings = await examineUpstream({ baseUrl: url.href.replace(/\/$/, ''), token });
    process.stdout.write(report(url, findings));
    return findings.every(({ ok }) => ok);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return false;
  }
}

async function examine(gateways: string, token: string | undefined): Promise<boolean> {
  const urls = gateways.split(',').map((text) => addressIn(text.trim(), '--gateways'));
  return printFindings(await examineGateways(urls, token));
}

function addressIn(text: string, option: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new TypeError(`${option} wants an address such as https://api.example.com.`);
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
