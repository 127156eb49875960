import { run } from './steps.ts';

/** What is looked at of what `npm audit --json` prints. */
interface AuditReport {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

const GRAVE = ['high', 'critical'];

const { output } = await run(['npm', 'audit', '--json']);
const { metadata, vulnerabilities = {} } = reportIn(output);
if (!metadata?.vulnerabilities) {
  process.stdout.write('skipped: no registry answers an audit here.\n');
} else {
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => GRAVE.includes(severity));
  for (const [name, { severity, range }] of grave) process.stdout.write(`${severity}: ${name} ${range}\n`);
  process.exitCode = grave.length > 0 ? 1 : 0;
}

/** Where there is no report, as offline, npm prints an error in one form or another. */
function reportIn(text: string): AuditReport {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as AuditReport;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
