import type { Finding } from './upstream.ts';

const HEAD = ['', 'Endpoint', 'Reachable', 'Status', 'Shape', 'Quirks and remarks'];

/** The findings as a table for a terminal, and a last line that says what follows from them. */
export function report(url: URL, findings: readonly Finding[]): string {
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
  // Without what an address may carry besides: name, password and query are nobody's business.
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
